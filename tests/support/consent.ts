/** Consent cookie of a visitor who rejected all optional cookies, so that no banner covers the page. */
export const refusedCookies = consentValueOf(['necessary']);
/** Consent cookie of a visitor who accepted all cookies. */
export const allowedCookies = consentValueOf(['necessary', 'preferences', 'statistics', 'marketing']);

function consentValueOf(categories: string[]) {
  const value = encodeURIComponent(
    JSON.stringify({
      categories,
      revision: 1,
      data: null,
      consentTimestamp: '2026-11-01T08:00:00.000Z',
      consentId: '00000000-0000-4000-8000-000000000000',
      services: { necessary: [], preferences: [], statistics: [], marketing: [] },
      languageCode: 'en',
      lastConsentTimestamp: '2026-11-01T08:00:00.000Z',
      expirationTime: 4_102_444_800_000,
    }),
  );
  return {
    name: 'cc_cookie',
    value,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
}
