import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { EnvSchema, readConfig } from '#server/config/config.ts';
import { openSqlite } from '#tests/support/testDatabases.ts';
import { activities, impersonalTables } from './processing.ts';
import { registerText } from './registerText.ts';

const now = new Date('2026-05-04T08:00:00Z');
const content = { CONTENT_GRAPHQL_URL: 'http://cms.example', CONTENT_REST_URL: 'http://cms.example' };
const read = (env: Record<string, string>, options: Partial<Parameters<typeof registerText>[1]> = {}) =>
  registerText(readConfig({ ...content, ...env }), { language: 'en', isHtml: false, now, ...options });

it('the register includes every table of the database, or declares it impersonal', async () => {
  const database = await openSqlite();
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'kysely_%' and name not like 'sqlite_%'
  `.execute(database.query);
  await database.drop();
  const declaredTables = [...activities.flatMap(({ tables }) => tables), ...impersonalTables];
  expect(declaredTables.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

/** Recipients of personal data by setting, with their names in the register. */
const recipients: Record<string, { env: Record<string, string>; told: string }> = {
  MAIL_URL: { env: { MAIL_URL: 'smtps://mail.example' }, told: 'mail.example' },
  ENQUIRY_RECIPIENT: { env: { ENQUIRY_RECIPIENT: 'sales@site.example' }, told: 'sales@site.example' },
  ENQUIRY_RECIPIENTS: { env: { ENQUIRY_RECIPIENTS: 'de=de@site.example' }, told: 'de@site.example' },
  ENQUIRY_WEBHOOK_URL: {
    env: { ENQUIRY_WEBHOOK_URL: 'https://crm.example', ENQUIRY_WEBHOOK_SECRET: 'e'.repeat(32) },
    told: 'crm.example',
  },
  HUBSPOT_URL: { env: { HUBSPOT_TOKEN: 'x' }, told: 'api.hubapi.com' },
  NEWSLETTER_TOOL_URL: {
    env: {
      NEWSLETTER_TOOL: 'listmonk',
      NEWSLETTER_TOOL_URL: 'https://list.example',
      NEWSLETTER_TOOL_KEY: 'a:b',
      NEWSLETTER_TOOL_LIST: '7',
    },
    told: 'list.example',
  },
  NEWSLETTER_WEBHOOK_URL: {
    env: {
      NEWSLETTER_WEBHOOK_URL: 'https://hook.example',
      NEWSLETTER_WEBHOOK_SECRET: 'w'.repeat(32),
    },
    told: 'hook.example',
  },
  NEWSLETTER_BOUNCE_IMAP_URL: {
    env: { NEWSLETTER_BOUNCE_IMAP_URL: 'imaps://a:b@box.example/INBOX' },
    told: 'box.example',
  },
  CHAT_SCRIPT_URL: { env: { CHAT_SCRIPT_URL: 'https://chat.example/a.js' }, told: 'chat.example' },
  ANALYTICS_URL: {
    env: { ANALYTICS: 'matomo', ANALYTICS_SITE: '1', ANALYTICS_URL: 'https://count.example' },
    told: 'Matomo (count.example)',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example' },
    told: 'traces.example',
  },
  REDIS_URL: { env: { REDIS_URL: 'redis://redis.example' }, told: 'redis.example' },
  CDN: {
    env: { CDN: 'fastly', CDN_ID: 'x', CDN_TOKEN: 'y', REVALIDATE_SECRET: 'r'.repeat(32) },
    told: 'fastly',
  },
};
/** Settings that name servers of the site, or servers that receive no personal data. */
const otherSettings = [
  'SITE_URL',
  'CONTENT_GRAPHQL_URL',
  'CONTENT_REST_URL',
  'CONTENT_HOME_URL',
  'CONTENT_MEDIA_URLS',
  'CDN_API_URL',
  'DOCS_API_ORIGIN',
  'ICON_SERVICE_URL',
  'DATABASE_URL',
  'INDEXNOW_URL',
  'PRIVACY_NOTICE_URL',
];

it('register.test.ts covers every setting that names a server', () => {
  const servers = Object.keys(EnvSchema.entries).filter((name) =>
    /_URLS?$|_ORIGIN$|_ENDPOINT$|_RECIPIENTS?$|^CDN$/.test(name),
  );
  const listedSettings = [...Object.keys(recipients), ...otherSettings];
  expect(
    servers.filter((name) => !listedSettings.includes(name)),
    'add each to scripts/register/processing.ts and `recipients` if the server receives personal data, else to `otherSettings`',
  ).toEqual([]);
  expect(listedSettings.filter((name) => !servers.includes(name))).toEqual([]);
});

it.each(Object.entries(recipients))(
  'the register names the recipient configured by %s',
  (_name, { env, told }) => {
    expect(read(env)).toContain(told);
    expect(read({})).not.toContain(told);
  },
);

it('the register states how long enquiries are stored, and omits disabled features', () => {
  expect(read({ ENQUIRY_RETENTION_DAYS: '30' })).toContain('| Retention period | 30 days |');
  expect(read({})).not.toContain('Support chat');
});

it('the register is available in three languages, as Markdown and as HTML', () => {
  expect(read({}, { language: 'da' })).toMatch(/^# Fortegnelse over behandling/);
  const html = read({ MAIL_FROM: 'A <b@c.example>' }, { language: 'de', isHtml: true });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<th scope="row">Rechtsgrundlage</th>');
});
