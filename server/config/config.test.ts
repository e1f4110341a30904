import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { EnvSchema, readConfig } from './config.ts';
import { ConfigError } from './configValues.ts';

const content = { CONTENT_GRAPHQL_URL: 'http://127.0.0.1/graphql', CONTENT_REST_URL: 'http://127.0.0.1' };

describe('the configuration', () => {
  it('is documented whole by .env.example, which is itself valid', async () => {
    const example = parseEnv(await readFile('.env.example', 'utf8'));
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(EnvSchema.entries).toSorted());
    expect(() => readConfig({ ...example, ...content })).not.toThrow();
  });

  it('has the defaults that .env.example shows', async () => {
    const example = parseEnv(await readFile('.env.example', 'utf8'));
    expect(readConfig({ ...example, ...content })).toEqual(readConfig(content));
  });

  it('names every wrong variable at once, with what it expects', () => {
    const read = () =>
      readConfig({ ...content, PORT: '99999', TRUSTED_PROXIES: 'everyone', CONTENT_FRESH_SECONDS: '0' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      /PORT: expected a port number[\s\S]*TRUSTED_PROXIES: expected a list of addresses[\s\S]*CONTENT_FRESH_SECONDS: expected a whole number/,
    );
  });

  it('says of a variable that is missing that it is needed', () => {
    expect(() => readConfig({})).toThrow(/^CONTENT_GRAPHQL_URL: needed\nCONTENT_REST_URL: needed$/);
  });

  it.each([
    [{ NEWSLETTER_WEBHOOK_URL: 'https://tool.example' }, /NEWSLETTER_WEBHOOK_SECRET: needed, because/],
    [{ NEWSLETTER_WEBHOOK_SECRET: 'x'.repeat(32) }, /NEWSLETTER_WEBHOOK_URL: needed/],
    [{ MAIL_DKIM_DOMAIN: 'x.example' }, /MAIL_DKIM_SELECTOR: needed[^]*MAIL_DKIM_PRIVATE_KEY: needed/],
  ])('names what is missing beside %j', (given, expected) => {
    expect(() => readConfig({ ...content, ...given })).toThrow(expected);
  });

  it.each([
    ['MAIL_DKIM_PRIVATE_KEY', 'nonsense', /MAIL_DKIM_PRIVATE_KEY: expected an RSA private key/],
    ['NEWSLETTER_WEBHOOK_SECRET', 'x', /NEWSLETTER_WEBHOOK_SECRET: expected at least 32 characters/],
    ['SECRET_KEY', 'short', /SECRET_KEY: expected at least 32 characters/],
    ['FORM_CHALLENGE', 'yes', /FORM_CHALLENGE: expected off or on/],
    ['FORM_CHALLENGE', 'on', /FORM_CONTACT: needed, because FORM_CHALLENGE is on/],
    ['FORM_CONTACT', 'the harbour office', /FORM_CONTACT: expected an email address or a telephone number/],
  ])('refuses to start with %s=%s, which would be as good as none', (name, value, expected) => {
    expect(() => readConfig({ ...content, [name]: value })).toThrow(expected);
  });

  const tool = { NEWSLETTER_TOOL_URL: 'https://tool.example', NEWSLETTER_TOOL_KEY: 'site:secret' };

  it.each(['listmonk', 'brevo'])('refuses to start with a list of %s that is no number', (name) => {
    for (const list of ['weekly-letter', '7a', '-7', '1e3'])
      expect(() =>
        readConfig({ ...content, ...tool, NEWSLETTER_TOOL: name, NEWSLETTER_TOOL_LIST: list }),
      ).toThrow(/^NEWSLETTER_TOOL_LIST: expected the list's number$/);
  });

  it.each([
    ['listmonk', '7', 7],
    ['brevo', '07', 7],
    ['mailchimp', '7', '7'],
    ['mailchimp', 'a1b2c3', 'a1b2c3'],
  ])('knows a list of %s, %s, as the tool does', (name, list, expected) => {
    const given = { ...content, ...tool, NEWSLETTER_TOOL: name, NEWSLETTER_TOOL_LIST: list };
    expect(readConfig(given).newsletter.tool?.list).toBe(expected);
  });

  it.each([
    ['/privacy', { en: '/privacy', da: '/privacy', de: '/privacy' }],
    ['en=/privacy, da=/da/privatliv', { en: '/privacy', da: '/da/privatliv' }],
    [
      'https://fjord.example/privacy?x=1',
      Object.fromEntries(['en', 'da', 'de'].map((l) => [l, 'https://fjord.example/privacy?x=1'])),
    ],
  ])('knows where the privacy notice stands: %s', (text, expected) => {
    expect(readConfig({ ...content, PRIVACY_NOTICE_URL: text }).privacyNotices).toEqual(expected);
  });

  it.each([
    'privacy',
    '//evil.example',
    'javascript:alert(1)',
    'fr=/vie-privee',
    'en=/privacy,/da',
    'en=/a b',
  ])('refuses %s as the address of the privacy notice', (text) => {
    expect(() => readConfig({ ...content, PRIVACY_NOTICE_URL: text })).toThrow(
      /PRIVACY_NOTICE_URL: expected/,
    );
  });

  it('takes a DKIM key whose line breaks were written as \\n', () => {
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
  ])('refuses the sender %j', (sender) => {
    expect(() => readConfig({ ...content, MAIL_FROM: sender })).toThrow(/MAIL_FROM: expected a sender/);
  });

  it.each([
    ['post@fjord.example', ''],
    ['Fjord & Sons <post@fjord.example>', 'Fjord & Sons'],
    ['"Fjord, Ltd." <post@fjord.example>', 'Fjord, Ltd.'],
  ])('takes the sender %j, and its address for who wants to leave', (sender, name) => {
    const { mail, newsletter } = readConfig({ ...content, MAIL_FROM: sender });
    expect(mail.from).toEqual({ name, address: 'post@fjord.example' });
    expect(mail.unsubscribeAddress).toBe('post@fjord.example');
    expect(newsletter.sender).toBe(name || undefined);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ ...content, PORT: '' }).port).toBe(3000);
  });
});

it('divides what CACHE_MB allows, and no byte more', () => {
  for (const [written, bytes] of [
    [undefined, 120 * 1024 * 1024],
    ['65', 65 * 1024 * 1024],
  ] as const) {
    const { cacheLimits } = readConfig({ ...content, ...(written !== undefined && { CACHE_MB: written }) });
    const sum = Object.values(cacheLimits).reduce((total, limit) => total + limit, 0);
    expect(sum).toBeLessThanOrEqual(bytes);
    expect(sum).toBeGreaterThan(0.99 * bytes);
  }
  expect(() => readConfig({ ...content, CACHE_MB: '63' })).toThrow(
    'CACHE_MB: expected a whole number from 64',
  );
});

it.each(['10.0.0.0/33', '2001:db8::/129'])('refuses the range %s', (range) => {
  expect(() => readConfig({ ...content, TRUSTED_PROXIES: range })).toThrow(/TRUSTED_PROXIES/);
});
