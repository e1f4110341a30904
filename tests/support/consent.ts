/** A visitor who has said no to all that can be refused, so that nothing stands over the page. */
export const refusedCookies = {
  name: 'cc_cookie',
  value: encodeURIComponent(
    JSON.stringify({
      categories: ['necessary'],
      revision: 1,
      data: null,
      consentTimestamp: '2026-11-01T08:00:00.000Z',
      consentId: '00000000-0000-4000-8000-000000000000',
      services: { necessary: [], preferences: [], statistics: [], marketing: [] },
      languageCode: 'en',
      lastConsentTimestamp: '2026-11-01T08:00:00.000Z',
      expirationTime: 4_102_444_800_000,
    }),
  ),
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;
