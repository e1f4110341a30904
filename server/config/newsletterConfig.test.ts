import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const content = { CONTENT_GRAPHQL_URL: 'http://127.0.0.1/graphql', CONTENT_REST_URL: 'http://127.0.0.1' };
const secret = 'x'.repeat(32);

it.each([
  [{}, undefined],
  [
    { ENQUIRY_WEBHOOK_URL: 'https://crm.example', ENQUIRY_WEBHOOK_SECRET: secret },
    { kind: 'webhook', url: 'https://crm.example', secret },
  ],
  [{ HUBSPOT_TOKEN: 'a' }, { kind: 'hubspot', url: 'https://api.hubapi.com', token: 'a' }],
  [
    { HUBSPOT_TOKEN: 'a', HUBSPOT_URL: 'https://hub.example/' },
    { kind: 'hubspot', url: 'https://hub.example', token: 'a' },
  ],
])('readConfig reads the receiver of enquiries from %j', (env, receiver) => {
  expect(readConfig({ ...content, ...env }).enquiries.receiver).toEqual(receiver);
});

it('readConfig reads the folder and the limits of uploads', () => {
  expect(
    readConfig({ ...content, DATA_DIR: '/data', UPLOAD_ROOM_MB: '3', UPLOAD_HOUR_MB: '4' }).uploads,
  ).toMatchObject({
    folder: '/data/uploads',
    roomBytes: 3_000_000,
    hourBytes: 4_000_000,
  });
  expect(readConfig({ ...content, UPLOAD_DIR: '/shared' }).uploads.folder).toBe('/shared');
});

it.each([
  ['xen=/a', undefined],
  ['xhttps://x.example/a', undefined],
  ['https://x.example/a b', undefined],
  ['en=/a,da=b', undefined],
  ['en=', undefined],
  [' / ', { en: '/', da: '/', de: '/' }],
  ['en=/a', { en: '/a' }],
])('readConfig reads the privacy notices “%s” as %j', (text, notices) => {
  const read = () => readConfig({ ...content, PRIVACY_NOTICE_URL: text }).privacyNotices;
  if (notices === undefined) expect(read).toThrow('PRIVACY_NOTICE_URL: expected');
  else expect(read()).toEqual(notices);
});
