import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { EnvSchema, readConfig } from './config.ts';
import { ConfigError } from './configValues.ts';

const content = { CONTENT_GRAPHQL_URL: 'http://127.0.0.1/graphql', CONTENT_REST_URL: 'http://127.0.0.1' };

describe('readConfig', () => {
  it('reads exactly the variables in .env.example, whose values are valid', async () => {
    const example = parseEnv(await readFile('.env.example', 'utf8'));
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(EnvSchema.entries).toSorted());
    expect(() => readConfig({ ...example, ...content })).not.toThrow();
  });

  it('uses the defaults shown in .env.example', async () => {
    const example = parseEnv(await readFile('.env.example', 'utf8'));
    expect(readConfig({ ...example, ...content })).toEqual(readConfig(content));
  });

  it('reports all invalid variables at once, with the expected format', () => {
    const readInvalid = () =>
      readConfig({ ...content, PORT: '99999', TRUSTED_PROXIES: 'everyone', CONTENT_FRESH_SECONDS: '0' });
    expect(readInvalid).toThrow(ConfigError);
    expect(readInvalid).toThrow(
      /PORT: expected a port number[\s\S]*TRUSTED_PROXIES: expected IP addresses[\s\S]*CONTENT_FRESH_SECONDS: expected a whole number/,
    );
  });

  it('reports missing required variables', () => {
    expect(() => readConfig({})).toThrow(/^CONTENT_GRAPHQL_URL: required\nCONTENT_REST_URL: required$/);
  });

  it.each([
    [{ NEWSLETTER_WEBHOOK_URL: 'https://tool.example' }, /NEWSLETTER_WEBHOOK_SECRET: required because/],
    [{ NEWSLETTER_WEBHOOK_SECRET: 'x'.repeat(32) }, /NEWSLETTER_WEBHOOK_URL: required/],
    [{ MAIL_DKIM_DOMAIN: 'x.example' }, /MAIL_DKIM_SELECTOR: required[^]*MAIL_DKIM_PRIVATE_KEY: required/],
  ])('reports variables that are missing if others are set: %j', (env, expected) => {
    expect(() => readConfig({ ...content, ...env })).toThrow(expected);
  });

  it.each([
    ['MAIL_DKIM_PRIVATE_KEY', 'nonsense', /MAIL_DKIM_PRIVATE_KEY: expected an RSA private key/],
    ['NEWSLETTER_WEBHOOK_SECRET', 'x', /NEWSLETTER_WEBHOOK_SECRET: expected at least 32 characters/],
    ['SECRET_KEY', 'short', /SECRET_KEY: expected at least 32 characters/],
    ['FORM_CHALLENGE', 'yes', /FORM_CHALLENGE: expected off or on/],
    ['FORM_CHALLENGE', 'on', /FORM_CONTACT: required because FORM_CHALLENGE is on/],
    ['FORM_CONTACT', 'the harbour office', /FORM_CONTACT: expected an email address or a phone number/],
  ])('rejects %s=%s as insecure or malformed', (name, value, expected) => {
    expect(() => readConfig({ ...content, [name]: value })).toThrow(expected);
  });

  it.each([
    [{ ANALYTICS: 'hotjar' }, /ANALYTICS: expected one of plausible, umami, matomo, ga4/],
    [{ ANALYTICS: 'plausible' }, /^ANALYTICS_SITE: required because ANALYTICS is set$/],
    [{ ANALYTICS: 'ga4', ANALYTICS_SITE: 'UA-1' }, /^ANALYTICS_SITE: expected a measurement ID.* "UA-1"$/],
    [{ ANALYTICS: 'matomo', ANALYTICS_SITE: '1' }, /^ANALYTICS_URL: required because ANALYTICS is matomo$/],
    [
      { ANALYTICS: 'ga4', ANALYTICS_SITE: 'G-A1', ANALYTICS_REQUIRES_CONSENT: 'false' },
      /^ANALYTICS_REQUIRES_CONSENT: expected true because the tool sets cookies$/,
    ],
  ])('rejects analytics settings %o', (env, expected) => {
    expect(() => readConfig({ ...content, ...env })).toThrow(expected);
  });

  it.each([
    [{ ANALYTICS: 'plausible', ANALYTICS_SITE: 'site.example' }, false],
    [{ ANALYTICS: 'matomo', ANALYTICS_SITE: '1', ANALYTICS_URL: 'https://m.example' }, false],
    [
      {
        ANALYTICS: 'matomo',
        ANALYTICS_SITE: '1',
        ANALYTICS_URL: 'https://m.example',
        ANALYTICS_COOKIES: 'true',
      },
      true,
    ],
    [{ ANALYTICS: 'ga4', ANALYTICS_SITE: 'G-A1' }, true],
    [{ ANALYTICS: 'plausible', ANALYTICS_SITE: 'site.example', ANALYTICS_REQUIRES_CONSENT: 'true' }, true],
  ])('requires consent if the tool sets cookies or the owner requests it: %o', (env, expected) => {
    expect(readConfig({ ...content, ...env }).analytics?.requiresConsent).toBe(expected);
  });

  const tool = { NEWSLETTER_TOOL_URL: 'https://tool.example', NEWSLETTER_TOOL_KEY: 'site:secret' };

  it.each(['listmonk', 'brevo'])('rejects a list ID for %s that is not a number', (name) => {
    for (const list of ['weekly-letter', '7a', '-7', '1e3'])
      expect(() =>
        readConfig({ ...content, ...tool, NEWSLETTER_TOOL: name, NEWSLETTER_TOOL_LIST: list }),
      ).toThrow(/^NEWSLETTER_TOOL_LIST: expected the number of a list/);
  });

  it.each([
    ['listmonk', '7', 7],
    ['brevo', '07', 7],
    ['mailchimp', '7', '7'],
    ['mailchimp', 'a1b2c3', 'a1b2c3'],
  ])('parses a list ID for %s (%s) as the type that the tool uses', (name, list, expected) => {
    const env = { ...content, ...tool, NEWSLETTER_TOOL: name, NEWSLETTER_TOOL_LIST: list };
    expect(readConfig(env).newsletter.tool?.list).toBe(expected);
  });

  it.each([
    ['/privacy', { en: '/privacy', da: '/privacy', de: '/privacy' }],
    ['en=/privacy, da=/da/privatliv', { en: '/privacy', da: '/da/privatliv' }],
    [
      'https://fjord.example/privacy?x=1',
      Object.fromEntries(['en', 'da', 'de'].map((l) => [l, 'https://fjord.example/privacy?x=1'])),
    ],
  ])('parses the privacy notice URL %s', (text, expected) => {
    expect(readConfig({ ...content, PRIVACY_NOTICE_URL: text }).privacyNotices).toEqual(expected);
  });

  it.each([
    'privacy',
    '//evil.example',
    'javascript:alert(1)',
    'fr=/vie-privee',
    'en=/privacy,/da',
    'en=/a b',
  ])('rejects the privacy notice URL %s', (text) => {
    expect(() => readConfig({ ...content, PRIVACY_NOTICE_URL: text })).toThrow(
      /PRIVACY_NOTICE_URL: expected/,
    );
  });

  it('accepts a DKIM key with escaped line breaks', () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const { mail } = readConfig({
      ...content,
      MAIL_DKIM_DOMAIN: 'fjord.example',
      MAIL_DKIM_SELECTOR: 'mail',
      MAIL_DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    });
    expect(mail.dkim?.privateKey).toBe(privateKey);
  });

  it.each([
    'Fjord & Sons',
    'a@b@c',
    'Fjord <fjord>',
    'a@b.example, c@d.example',
    'Fjord <a@b.example>\nBcc: x@y.example',
  ])('rejects the sender %j', (sender) => {
    expect(() => readConfig({ ...content, MAIL_FROM: sender })).toThrow(/MAIL_FROM: expected one sender/);
  });

  it.each([
    ['post@fjord.example', ''],
    ['Fjord & Sons <post@fjord.example>', 'Fjord & Sons'],
    ['"Fjord, Ltd." <post@fjord.example>', 'Fjord, Ltd.'],
  ])('accepts the sender %j, and uses its address for unsubscribing', (sender, name) => {
    const { mail, newsletter } = readConfig({ ...content, MAIL_FROM: sender });
    expect(mail.from).toEqual({ name, address: 'post@fjord.example' });
    expect(mail.unsubscribeAddress).toBe('post@fjord.example');
    expect(newsletter.sender).toBe(name || undefined);
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ ...content, PORT: '' }).port).toBe(3000);
  });
});

it('readConfig divides CACHE_MB among the caches without exceeding it', () => {
  for (const [cacheMb, bytes] of [
    [undefined, 120 * 1024 * 1024],
    ['65', 65 * 1024 * 1024],
  ] as const) {
    const { cacheLimits } = readConfig({ ...content, ...(cacheMb !== undefined && { CACHE_MB: cacheMb }) });
    const sum = Object.values(cacheLimits).reduce((total, limit) => total + limit, 0);
    expect(sum).toBeLessThanOrEqual(bytes);
    expect(sum).toBeGreaterThan(0.99 * bytes);
  }
  expect(() => readConfig({ ...content, CACHE_MB: '63' })).toThrow(
    'CACHE_MB: expected a whole number from 64',
  );
});

it.each(['10.0.0.0/33', '2001:db8::/129'])('readConfig rejects the range %s', (range) => {
  expect(() => readConfig({ ...content, TRUSTED_PROXIES: range })).toThrow(/TRUSTED_PROXIES/);
});

/** All variables, each with a value that differs from its default. */
const everything = {
  NODE_ENV: 'test',
  PORT: '8080',
  HOST: '127.0.0.1',
  SITE_URL: 'https://www.site.example/',
  SITE_INDEXABLE: 'false',
  SECURITY_CONTACT: 'mailto:security@site.example',
  HSTS: 'max-age=0',
  TRUSTED_PROXIES: '10.0.0.0/8, ::1, 192.0.2.1/32, 2001:db8::/128,',
  LOG_LEVEL: 'debug',
  METRICS_TOKEN: 'm'.repeat(32),
  DATA_DIR: '/var/site',
  CONTENT_GRAPHQL_URL: 'http://cms.example/graphql/',
  CONTENT_METHOD: 'GET',
  CONTENT_REST_URL: 'http://cms.example/',
  CONTENT_HOME_URL: 'https://home.example',
  CONTENT_MEDIA_URLS: 'https://a.example/, https://b.example',
  CONTENT_REST_NAMESPACE: 'own',
  CONTENT_TOKEN: 'token',
  CONTENT_FRESH_SECONDS: '30',
  CONTENT_CONCURRENCY: '4',
  CONTENT_TIMEOUT_SECONDS: '7',
  CONTENT_PROBE_SECONDS: '9',
  REVALIDATE_SECRET: 'r'.repeat(32),
  OWNER_SECRET: 'o'.repeat(32),
  CDN: 'cloudflare',
  CDN_ID: 'zone',
  CDN_TOKEN: 'cdn token',
  INDEXNOW_KEY: 'a1b2c3d4',
  INDEXNOW_URL: 'https://index.example/now',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
  OTEL_SERVICE_NAME: 'shop',
  OTEL_TRACES_SAMPLER_ARG: '0.25',
  DOCS_API_ORIGIN: 'https://api.example',
  ICON_SERVICE_URL: 'https://icons.example',
  DATABASE_URL: 'postgres://site@db.example/site',
  SECRET_KEY: 's'.repeat(32),
  REDIS_URL: 'rediss://redis.example',
  MAIL_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Site <hello@site.example>',
  MAIL_BOUNCE_ADDRESS: 'bounces@site.example',
  NEWSLETTER_UNSUBSCRIBE_ADDRESS: 'leave@site.example',
  NEWSLETTER_DISCLOSURE: 'uniform',
  PRIVACY_NOTICE_VERSION: '2026-11',
  NEWSLETTER_WEBHOOK_URL: 'https://tool.example/hook',
  NEWSLETTER_WEBHOOK_SECRET: 'w'.repeat(32),
  NEWSLETTER_BOUNCE_IMAP_URL: 'imap://user:password@mail.example/INBOX',
  NEWSLETTER_POSTMARK_SECRET: 'p'.repeat(32),
  NEWSLETTER_MAILGUN_KEY: 'mailgun',
  NEWSLETTER_SENDGRID_KEY: 'A'.repeat(80),
  NEWSLETTER_SES_TOPIC: 'arn:aws:sns:eu-west-1:123456789012:bounces',
  FORM_CHALLENGE: 'on',
  FORM_CONTACT: '+45 12 34 56 78',
  ENQUIRY_RECIPIENT: 'sales@site.example',
  ENQUIRY_LANGUAGE: 'de',
  ENQUIRY_RETENTION_DAYS: '30',
  UPLOAD_DIR: '/shared/uploads',
  UPLOAD_MAX_FILES: '2',
  UPLOAD_MAX_MB: '5',
  UPLOAD_TOTAL_MB: '8',
  UPLOAD_SCAN_COMMAND: 'clamdscan --fdpass',
  UPLOAD_SCAN_SECONDS: '9',
  CHAT_PROVIDER: 'hubspot',
  CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
  CHAT_REQUIRES_CONSENT: 'false',
  ANALYTICS: 'ga4',
  ANALYTICS_URL: 'https://tags.example',
  ANALYTICS_SITE: 'G-ABC123',
  ANALYTICS_COOKIES: 'true',
  ANALYTICS_REQUIRES_CONSENT: 'true',
  ANALYTICS_CONSENT_MODE: 'advanced',
  PAGE_COUNTS: 'false',
  WEEKLY_MEASURES: 'false',
  IMAGE_AVIF: 'true',
  CATALOGUE: 'true',
  ROUTE_RULES: 'rules.json',
  OLD_ADDRESSES: 'gone',
  ROOT_REDIRECT: '/home',
};

it('readConfig maps every variable to its setting', () => {
  expect(readConfig(everything)).toMatchObject({
    environment: 'test',
    port: 8080,
    host: '127.0.0.1',
    siteUrl: 'https://www.site.example',
    isIndexable: false,
    securityContact: 'mailto:security@site.example',
    hsts: 'max-age=0',
    trustedProxies: ['10.0.0.0/8', '::1', '192.0.2.1/32', '2001:db8::/128'],
    logLevel: 'debug',
    metricsToken: everything.METRICS_TOKEN,
    tracing: { endpoint: 'http://collector.example:4318', serviceName: 'shop', share: 0.25 },
    dataDir: '/var/site',
    content: {
      graphqlUrl: 'http://cms.example/graphql',
      method: 'GET',
      restUrl: 'http://cms.example',
      homeUrl: 'https://home.example',
      mediaUrls: ['https://a.example', 'https://b.example'],
      restNamespace: 'own',
      token: 'token',
      freshSeconds: 30,
      concurrency: 4,
      timeoutMs: 7_000,
      probeEveryMs: 9_000,
    },
    revalidateSecret: everything.REVALIDATE_SECRET,
    ownerSecret: everything.OWNER_SECRET,
    cdn: {
      kind: 'cloudflare',
      id: 'zone',
      token: 'cdn token',
      apiUrl: 'https://api.cloudflare.com/client/v4',
    },
    indexNow: { key: 'a1b2c3d4', endpoint: 'https://index.example/now' },
    databaseUrl: 'postgres://site@db.example/site',
    secretKey: everything.SECRET_KEY,
    redisUrl: 'rediss://redis.example',
    mail: {
      url: 'smtps://user:password@mail.example',
      bounceAddress: 'bounces@site.example',
      from: { name: 'Site', address: 'hello@site.example' },
      unsubscribeAddress: 'leave@site.example',
      dkim: undefined,
    },
    formChallenge: { contact: '+45 12 34 56 78' },
    newsletter: {
      disclosure: 'uniform',
      noticeVersion: '2026-11',
      sender: 'Site',
      webhook: { url: 'https://tool.example/hook', secret: everything.NEWSLETTER_WEBHOOK_SECRET },
      tool: undefined,
      bounces: {
        imapUrl: 'imap://user:password@mail.example/INBOX',
        postmarkSecret: everything.NEWSLETTER_POSTMARK_SECRET,
        mailgunKey: 'mailgun',
        sendgridKey: everything.NEWSLETTER_SENDGRID_KEY,
        sesTopic: 'arn:aws:sns:eu-west-1:123456789012:bounces',
      },
    },
    enquiries: { recipient: 'sales@site.example', language: 'de', retentionDays: 30 },
    uploads: {
      folder: '/shared/uploads',
      limits: { files: 2, fileBytes: 5_000_000, totalBytes: 8_000_000 },
      scan: { command: 'clamdscan --fdpass', timeoutMs: 9000 },
    },
    chat: { provider: 'hubspot', scriptUrl: 'https://chat.example/widget.js', requiresConsent: false },
    analytics: {
      tool: 'ga4',
      url: 'https://tags.example',
      site: 'G-ABC123',
      requiresConsent: true,
      setsCookies: true,
      isAdvanced: true,
    },
    countsPages: false,
    measuresWeeks: false,
    docsApiOrigin: 'https://api.example',
    iconServiceUrl: 'https://icons.example',
    offersAvif: true,
    showsCatalogue: true,
    routing: { rulesFile: 'rules.json', rootRedirect: '/home', oldAddresses: 'gone' },
  });
});

it('readConfig derives defaults from other variables', () => {
  expect(readConfig(content).content.homeUrl).toBe('http://127.0.0.1');
  expect(readConfig(content).chat).toBeUndefined();
  expect(readConfig(content).newsletter.sender).toBeUndefined();
  const mail = readConfig({ ...content, MAIL_FROM: 'Site <hello@site.example>' }).mail;
  expect(mail.unsubscribeAddress).toBe('hello@site.example');
  expect(readConfig({ ...content, MAIL_FROM: 'hello@site.example' }).newsletter.sender).toBeUndefined();
  const fastly = { CDN: 'fastly', CDN_ID: 'x', CDN_TOKEN: 'y', REVALIDATE_SECRET: 'r'.repeat(32) };
  expect(readConfig({ ...content, ...fastly }).cdn?.apiUrl).toBe('https://api.fastly.com');
  const ownCdn = { ...fastly, CDN_API_URL: 'https://cdn.example/' };
  expect(readConfig({ ...content, ...ownCdn }).cdn?.apiUrl).toBe('https://cdn.example');
});

it.each([
  ['NODE_ENV', 'staging', 'expected development, test or production'],
  ['PORT', '65536', 'expected a port number from 0 to 65535, such as 3000'],
  ['SITE_URL', 'ftp://site.example', 'expected an http or https URL, such as https://www.example.com'],
  ['SITE_INDEXABLE', 'yes', 'expected true or false'],
  [
    'SECURITY_CONTACT',
    'http://site.example',
    'expected a mailto:, tel: or https: address, such as mailto:security@example.com',
  ],
  ['LOG_LEVEL', 'trace', 'expected fatal, error, warn, info, debug or silent'],
  ['METRICS_TOKEN', 'm'.repeat(31), 'expected at least 32 characters'],
  ['CONTENT_METHOD', 'PUT', 'expected POST or GET'],
  [
    'CONTENT_REST_NAMESPACE',
    'a/b',
    'expected a namespace of letters, digits, hyphens and underscores, such as skerry',
  ],
  ['CONTENT_FRESH_SECONDS', '86401', 'expected a whole number from 1 to 86400'],
  ['CONTENT_CONCURRENCY', '101', 'expected a whole number from 1 to 100'],
  ['CONTENT_TIMEOUT_SECONDS', '61', 'expected a whole number from 1 to 60'],
  ['CONTENT_PROBE_SECONDS', '0', 'expected a whole number from 1 to 60'],
  ['EMBEDDED_CONTENT', 'none', 'expected demonstration or starter'],
  ['REVALIDATE_SECRET', 'r'.repeat(31), 'expected at least 32 characters'],
  ['CDN', 'akamai', 'expected fastly or cloudflare'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'expected a number from 0 to 1, such as 0.1'],
  [
    'DOCS_API_ORIGIN',
    'none',
    'expected an http or https URL such as https://api.example.com, or demonstration',
  ],
  ['DATABASE_URL', 'mysql://db', 'expected a URL such as postgres://user:password@host:5432/name'],
  ['REDIS_URL', 'http://redis', 'expected a URL such as redis://:password@host:6379'],
  ['MAIL_URL', 'http://mail', 'expected a URL such as smtp://user:password@host:587'],
  ['MAIL_FROM', 'a@x.example, b@x.example', 'expected one sender, such as Example <hello@example.com>'],
  ['MAIL_FROM', 'Site\n <a@x.example>', 'expected one sender, such as Example <hello@example.com>'],
  ['MAIL_BOUNCE_ADDRESS', 'nobody', 'expected an email address such as hello@example.com'],
  ['NEWSLETTER_DISCLOSURE', 'none', 'expected reveal or uniform'],
  ['NEWSLETTER_TOOL', 'other', 'expected listmonk, brevo or mailchimp'],
  ['NEWSLETTER_TOOL_LIST', 'a b', 'expected the ID of a list in the mailing tool, such as 3'],
  ['NEWSLETTER_BOUNCE_IMAP_URL', 'pop3://mail', 'expected a URL such as imaps://'],
  [
    'NEWSLETTER_SENDGRID_KEY',
    'short',
    'expected the verification key of SendGrid’s event webhook, in base64',
  ],
  [
    'NEWSLETTER_SES_TOPIC',
    'bounces',
    'expected the ARN of an SNS topic, such as arn:aws:sns:eu-west-1:123456789012:bounces',
  ],
  ['ENQUIRY_LANGUAGE', 'fr', 'expected one of en, da, de'],
  ['ENQUIRY_RETENTION_DAYS', '3651', 'expected a whole number from 1 to 3650'],
  ['CHAT_PROVIDER', 'other', 'expected one of'],
  [
    'CHAT_SCRIPT_URL',
    'javascript:alert(1)',
    'expected an http or https URL, such as https://www.example.com',
  ],
  ['CACHE_MB', '4097', 'expected a whole number from 64 to 4096'],
  ['TRUSTED_PROXIES', '10.0.0.0/-8', 'expected IP addresses or CIDR ranges separated by commas'],
  ['ROOT_REDIRECT', '//evil.example', 'expected a path such as /home, or an http or https URL'],
])('readConfig reports the expected format of %s (set to %s)', (name, value, expected) => {
  expect(() => readConfig({ ...content, [name]: value })).toThrow(`${name}: ${expected}`);
});

it('readConfig reads the rules of ENQUIRY_RECIPIENTS', () => {
  const rules = 'lead de=a@x.example, /support*=b@x.example,/a contact = c@x.example,size:a=b=d@x.example';
  expect(readConfig({ ...content, ENQUIRY_RECIPIENTS: rules }).enquiries?.rules).toEqual([
    { kind: 'lead', locale: 'de', to: 'a@x.example' },
    { path: '/support', isTree: true, to: 'b@x.example' },
    { path: '/a', isTree: false, kind: 'contact', to: 'c@x.example' },
    { field: { name: 'size', value: 'a=b' }, to: 'd@x.example' },
  ]);
});

it.each(['a@x.example', '=a@x.example', 'lead=a', 'lead other=a@x.example', 'lead=a@x.example,'])(
  'readConfig rejects the rules “%s” of ENQUIRY_RECIPIENTS',
  (rules) => {
    expect(() => readConfig({ ...content, ENQUIRY_RECIPIENTS: rules })).toThrow(
      'ENQUIRY_RECIPIENTS: expected rules such as lead de=sales-de@example.com',
    );
  },
);

it('readConfig quotes the rejected value', () => {
  expect(() => readConfig({ ...content, PORT: '80a' })).toThrow(/; it is set to "80a"$/);
});

it.each([
  ['SECRET_KEY', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2'],
  ['DATABASE_URL', 'hunter2'],
  ['REDIS_URL', 'hunter2'],
  ['MAIL_URL', 'hunter2'],
  ['NEWSLETTER_BOUNCE_IMAP_URL', 'hunter2'],
  ['ENQUIRY_WEBHOOK_URL', 'hunter2'],
  ['CONTENT_REST_URL', 'ftp://reader:hunter2@cms.example'],
])('readConfig keeps credentials in %s out of the message', (name, value) => {
  const readInvalid = () => readConfig({ ...content, [name]: value });
  expect(readInvalid).toThrow(name);
  expect(readInvalid).not.toThrow('hunter2');
});

it('readConfig reports the number of the invalid entry in a list of URLs', () => {
  const readInvalid = () => readConfig({ ...content, CONTENT_MEDIA_URLS: 'https://a.example,b' });
  expect(readInvalid).toThrow('CONTENT_MEDIA_URLS, entry 2: expected an http or https URL');
});

it.each([
  [{ NEWSLETTER_TOOL: 'listmonk' }, 'NEWSLETTER_TOOL_URL: required because NEWSLETTER_TOOL is set'],
  [{ CDN: 'fastly' }, 'CDN_TOKEN: required because CDN is set'],
  [{ CDN: 'fastly', CDN_ID: 'x', CDN_TOKEN: 'y' }, 'REVALIDATE_SECRET: required because CDN is set'],
  [
    { REVALIDATE_SECRET: 's'.repeat(32), OWNER_SECRET: 's'.repeat(32) },
    'OWNER_SECRET: expected a secret other than REVALIDATE_SECRET',
  ],
])('readConfig rejects incomplete or conflicting settings %o', (env, expected) => {
  expect(() => readConfig({ ...content, ...env })).toThrow(expected);
});

it('readConfig rejects a mailing tool in addition to a webhook, and a short DKIM key', () => {
  const { NEWSLETTER_WEBHOOK_URL, NEWSLETTER_WEBHOOK_SECRET } = everything;
  const tool = {
    NEWSLETTER_TOOL: 'brevo',
    NEWSLETTER_TOOL_URL: 'https://tool.example',
    NEWSLETTER_TOOL_KEY: 'key',
    NEWSLETTER_TOOL_LIST: '7',
  };
  expect(() =>
    readConfig({ ...content, ...tool, NEWSLETTER_WEBHOOK_URL, NEWSLETTER_WEBHOOK_SECRET }),
  ).toThrow('NEWSLETTER_TOOL and NEWSLETTER_WEBHOOK_URL: only one of them can be set');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 512 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => readConfig({ ...content, MAIL_DKIM_PRIVATE_KEY: pem })).toThrow(
    'MAIL_DKIM_PRIVATE_KEY: expected an RSA private key of at least 1024 bits',
  );
});
