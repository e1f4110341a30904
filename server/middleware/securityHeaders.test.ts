import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { analyticsSources } from '#schema/analytics.ts';
import { chatSources } from '#schema/chat.ts';
import { readConfig } from '#server/config/config.ts';
import { portOf } from '#tests/support/portOf.ts';
import { securityHeaders } from './securityHeaders.ts';

async function headersOf(
  env: Record<string, string> = {},
  isHttps = true,
  page: { isDevelopment?: boolean; hasViewer?: boolean; frameHosts?: string[] } = {},
): Promise<Headers> {
  const { analytics, chat, hsts } = readConfig({
    CONTENT_GRAPHQL_URL: 'http://127.0.0.1/graphql',
    CONTENT_REST_URL: 'http://127.0.0.1',
    ...env,
  });
  const app = new Koa()
    .use(
      securityHeaders({
        frameHosts: page.frameHosts ?? ['https://player.vimeo.com'],
        chatSources: chatSources(chat),
        analyticsSources: analyticsSources(analytics),
        isDevelopment: page.isDevelopment ?? false,
        isHttps,
        hsts,
        needsInlineStyles: () => page.hasViewer ?? false,
      }),
    )
    .use((ctx) => {
      ctx.body = '';
    });
  const server = app.listen(0);
  onTestFinished(() => void server.close());
  return (await fetch(`http://127.0.0.1:${portOf(server)}/`)).headers;
}

/** Returns the sources of the Content-Security-Policy by directive. */
async function policyOf(...site: Parameters<typeof headersOf>): Promise<Map<string, string[]>> {
  const header = (await headersOf(...site)).get('content-security-policy') ?? '';
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );
}

/** Returns whether `sources` allow a source. `https://*.a.example` allows every host below `a.example`. */
function isAllowed(source: string, sources: readonly string[]): boolean {
  return sources.some((allowedSource) => {
    const [start = '', end] = allowedSource.split('*');
    return (
      allowedSource === source || (end !== undefined && source.startsWith(start) && source.endsWith(end))
    );
  });
}

/**
 * Sources from Intercom’s “Using Intercom with Content Security Policy”, article 3894 of its help centre, November
 * 2026.
 */
const intercom = {
  'script-src': 'https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com',
  'connect-src': `https://via.intercom.io https://api.intercom.io https://api.au.intercom.io https://api.eu.intercom.io
    https://api-iam.intercom.io https://api-iam.eu.intercom.io https://api-iam.au.intercom.io https://api-ping.intercom.io
    https://a.intercom-messenger.com wss://a.intercom-messenger.com
    https://nexus-websocket-a.intercom.io wss://nexus-websocket-a.intercom.io https://nexus-websocket-b.intercom.io
    wss://nexus-websocket-b.intercom.io https://nexus-europe-websocket.intercom.io wss://nexus-europe-websocket.intercom.io
    https://nexus-australia-websocket.intercom.io wss://nexus-australia-websocket.intercom.io
    https://uploads.intercomcdn.com https://uploads.intercomcdn.eu https://uploads.au.intercomcdn.com
    https://uploads.eu.intercomcdn.com https://uploads.intercomusercontent.com`,
  'frame-src': `https://intercom-sheets.com https://www.intercom-reporting.com https://www.youtube.com
    https://player.vimeo.com https://fast.wistia.net`,
  'font-src': 'https://js.intercomcdn.com https://fonts.intercomcdn.com',
  'form-action': `https://intercom.help https://api-iam.intercom.io https://api-iam.eu.intercom.io
    https://api-iam.au.intercom.io`,
  'media-src': `https://js.intercomcdn.com https://downloads.intercomcdn.com https://downloads.intercomcdn.eu
    https://downloads.au.intercomcdn.com`,
  'img-src': `blob: data: https://js.intercomcdn.com https://static.intercomassets.com https://downloads.intercomcdn.com
    https://downloads.intercomcdn.eu https://downloads.au.intercomcdn.com https://uploads.intercomusercontent.com
    https://gifs.intercomcdn.com https://video-messages.intercomcdn.com https://messenger-apps.intercom.io
    https://messenger-apps.eu.intercom.io https://messenger-apps.au.intercom.io https://a.intercom-attachments-1.com
    https://a.intercom-attachments-2.com https://a.intercom-attachments-3.com https://a.intercom-attachments-4.com
    https://a.intercom-attachments-5.com https://a.intercom-attachments-6.com https://a.intercom-attachments-7.com
    https://a.intercom-attachments-8.com https://a.intercom-attachments-9.com https://a.intercom-attachments.eu
    https://a.au.intercom-attachments.com https://static.intercomassets.eu https://static.au.intercomassets.com`,
  'style-src': "'unsafe-inline'",
};

/** Sources that HubSpot's chat loads on a customer's page, in both HubSpot regions. HubSpot publishes no list. */
const hubspot = {
  'script-src': `https://js.hs-scripts.com https://js-eu1.hs-scripts.com https://js.usemessages.com
    https://js-eu1.usemessages.com https://js.hs-banner.com https://js-eu1.hs-banner.com https://js.hs-analytics.net
    https://js-eu1.hs-analytics.net https://js.hscollectedforms.net https://js-eu1.hscollectedforms.net
    https://js.hubspot.com https://js-eu1.hubspot.com`,
  'connect-src': `https://api.hubspot.com https://api-eu1.hubspot.com https://api.hubapi.com https://api-eu1.hubapi.com
    https://forms.hubspot.com https://forms-eu1.hscollectedforms.net`,
  'frame-src': 'https://app.hubspot.com https://app-eu1.hubspot.com',
  'img-src': `https://track.hubspot.com https://track-eu1.hubspot.com https://forms.hsforms.com
    https://forms-eu1.hsforms.com https://perf-eu1.hsforms.com https://a.hubspotusercontent-na1.net
    https://a.hubspotusercontent-eu1.net`,
  'style-src': "'unsafe-inline'",
};

it.each([
  ['intercom', 'https://widget.intercom.io/widget/abc', intercom],
  ['hubspot', 'https://js-eu1.hs-scripts.com/1.js', hubspot],
])('securityHeaders allows all sources that the chat of %s needs', async (provider, scriptUrl, needed) => {
  const policy = await policyOf({ CHAT_PROVIDER: provider, CHAT_SCRIPT_URL: scriptUrl });
  for (const [directive, sources] of Object.entries(needed)) {
    const directiveSources = policy.get(directive) ?? [];
    expect({
      directive,
      refused: sources.split(/\s+/).filter((source) => !isAllowed(source, directiveSources)),
    }).toEqual({
      directive,
      refused: [],
    });
    // The site's own sources remain in the directive.
    if (directive !== 'frame-src') expect(directiveSources).toContain("'self'");
  }
  expect(policy.get('script-src')?.join(' ')).not.toContain('unsafe');
});

it('securityHeaders allows the origin of any other chat, and no chat sources if there is no chat', async () => {
  const chatPolicy = await policyOf({ CHAT_SCRIPT_URL: 'https://chat.example/widget.js' });
  expect(chatPolicy.get('script-src')).toEqual(["'self'", 'https://chat.example']);
  expect(chatPolicy.get('style-src')).toEqual(["'self'"]);
  const policyWithoutChat = await policyOf({ CHAT_PROVIDER: 'intercom' });
  for (const [directive, sources] of policyWithoutChat)
    expect(`${directive} ${sources.join(' ')}`).not.toContain('intercom');
  expect(policyWithoutChat.get('style-src')).toEqual(["'self'"]);
  expect(policyWithoutChat.get('form-action')).toEqual(["'self'"]);
  expect(policyWithoutChat.has('media-src')).toBe(false);
});

it.each([
  [{ ANALYTICS: 'plausible', ANALYTICS_SITE: 'site.example' }, 'https://plausible.io'],
  [
    {
      ANALYTICS: 'umami',
      ANALYTICS_SITE: '0b7c2f44-6a0e-4d6c-9d0b-0f3d4f1a2b3c',
      ANALYTICS_URL: 'https://count.example/umami',
    },
    'https://count.example',
  ],
  [
    { ANALYTICS: 'ga4', ANALYTICS_SITE: 'G-ABC123', ANALYTICS_URL: 'https://tags.example' },
    'https://tags.example',
  ],
])('securityHeaders allows only the origin of the analytics tool: %o', async (env, origin) => {
  const { 'script-src': scripts, ...policy } = Object.fromEntries(await policyOf(env, false));
  expect(scripts).toEqual(["'self'", origin]);
  expect(policy['connect-src']).toEqual(["'self'", origin]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', origin]);
  expect(policy['style-src']).toEqual(["'self'"]);
});

it('securityHeaders allows the hosts that Google’s tag reports to', async () => {
  const policy = await policyOf({ ANALYTICS: 'ga4', ANALYTICS_SITE: 'G-ABC123' });
  expect(policy.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
  expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
  expect(policy.get('connect-src')).toContain('https://*.analytics.google.com');
});

it('securityHeaders requires HTTPS for a year, on this host only, unless HSTS is configured', async () => {
  const hstsOf = async (env: Record<string, string>, isHttps?: boolean) =>
    (await headersOf(env, isHttps)).get('strict-transport-security');
  expect(await hstsOf({})).toBe('max-age=31536000');
  const preloadHeader = 'max-age=63072000; includeSubDomains; preload';
  expect(await hstsOf({ HSTS: preloadHeader })).toBe(preloadHeader);
  expect(await hstsOf({ HSTS: 'max-age=0' })).toBe('max-age=0');
  expect(await hstsOf({ HSTS: preloadHeader }, false)).toBeNull();
  for (const invalidEnv of [
    'on',
    'max-age=1; preload',
    'max-age=60\r\nX: y',
    'max-age=60; preload; includeSubDomains',
  ])
    expect(() => readConfigWith(invalidEnv)).toThrow(/HSTS: expected/);
});

function readConfigWith(hsts: string) {
  return readConfig({ CONTENT_GRAPHQL_URL: 'http://a', CONTENT_REST_URL: 'http://a', HSTS: hsts });
}

const pagePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ['https://player.vimeo.com'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'report-uri': ['/api/csp-reports'],
  'report-to': ['csp'],
};

it('securityHeaders allows the site’s own sources and video players, but no base URL, plug-ins or framing', async () => {
  expect(Object.fromEntries(await policyOf({}, false))).toEqual(pagePolicy);
  expect(Object.fromEntries(await policyOf({}))).toEqual({
    ...pagePolicy,
    'upgrade-insecure-requests': [],
  });
  expect((await policyOf({}, true, { frameHosts: [] })).get('frame-src')).toEqual(["'none'"]);
});

it('securityHeaders additionally allows only style elements on pages with a viewer', async () => {
  const policy = await policyOf({}, false, { hasViewer: true });
  expect(Object.fromEntries(policy)).toEqual({
    ...pagePolicy,
    'style-src': ["'self'", "'unsafe-inline'"],
  });
});

it('securityHeaders allows hot reloading of scripts and styles in development', async () => {
  const policy = await policyOf({}, false, { isDevelopment: true });
  expect(Object.fromEntries(policy)).toEqual({
    ...pagePolicy,
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", 'ws:', 'wss:'],
  });
});

it.each([
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  // Embedded video players do not send it.
  ['cross-origin-embedder-policy', null],
  ['x-powered-by', null],
  ['reporting-endpoints', 'csp="/api/csp-reports"'],
  [
    'permissions-policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ],
])('securityHeaders sends %s: %s', async (name, value) => {
  expect((await headersOf()).get(name)).toBe(value);
});
