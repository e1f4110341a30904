import http from 'node:http';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailgun } from '#server/mail/bounces/providers/mailgun.ts';
import { postmark } from '#server/mail/bounces/providers/postmark.ts';
import { sendgrid } from '#server/mail/bounces/providers/sendgrid.ts';
import { ses } from '#server/mail/bounces/providers/ses.ts';
import { createBouncesRouter } from '#server/mail/bounces/router.ts';
import type { SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { createPostLimits } from '#server/forms/postLimits.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { close, listen } from '#tests/support/listen.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import {
  mailgunPost,
  postmarkPost,
  reportKeys,
  sendgridPost,
  sesBounce,
  sesCertificateUrl,
  sesPost,
  type ReportPost,
} from '#tests/support/signedReports.ts';
import { signUpAndConfirm } from '#tests/support/subscribing.ts';
import { openSqlite } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const ada = 'ada@example.com';
const logger = createLogger('silent');
const setup = useNewsletter(openSqlite);
let admin: SubscriberAdmin;
let server: http.Server;
let origin: string;
let fetchedUrls: string[];

beforeEach(async () => {
  ({ admin } = ownerOf(setup));
  fetchedUrls = [];
  const limits = await createPostLimits({ redisUrl: undefined, logger });
  const router = createBouncesRouter({
    providers: {
      postmark: postmark(reportKeys.postmark),
      mailgun: mailgun(reportKeys.mailgun),
      sendgrid: sendgrid(reportKeys.sendgrid),
      ses: ses(reportKeys.sesTopic, async (url) => {
        fetchedUrls.push(url);
        return reportKeys.sesCertificate;
      }),
    },
    storeReport: admin.report,
    limits,
    onQueued: () => {},
    now: setup.clock.now,
    logger,
  });
  server = http.createServer(new Koa().use(errorResponses(logger)).use(router.routes()).callback());
  origin = await listen(server);
});
afterEach(() => close(server));

type Provider = 'postmark' | 'mailgun' | 'sendgrid' | 'ses';
type Forgery = (nowMs: number) => ReportPost;

const send = (provider: string, { body, headers }: ReportPost) =>
  fetch(`${origin}/api/bounces/${provider}`, { method: 'POST', body, headers });

const postmarkReport = { RecordType: 'Bounce', ID: 1, Type: 'HardBounce', Email: ada };
const mailgunReport = { id: 'e1', event: 'complained', recipient: ada };
const sendgridReport = [{ event: 'bounce', type: 'bounce', email: ada, sg_event_id: 'e1' }];
const seconds = (ms: number) => String(Math.floor(ms / 1000));
const dayMs = 24 * 60 * 60_000;
const Message = sesBounce('Permanent', ada);

const genuineReports: Record<Provider, Forgery> = {
  postmark: () => postmarkPost(postmarkReport),
  mailgun: (now) => mailgunPost(mailgunReport, { timestamp: seconds(now) }),
  sendgrid: (now) => sendgridPost(sendgridReport, seconds(now)),
  ses: (now) => sesPost(now, { Message }),
};

it.each(Object.entries(genuineReports))('a genuine report of %s is accepted', async (provider, post) => {
  await signUpAndConfirm(setup, ada);
  expect((await send(provider, post(setup.clock.now()))).status).toBe(204);
  expect(await admin.countByStatus()).toMatchObject({ active: 0 });
});

/** Returns a report whose body was changed after it was signed. */
const withChangedBody = (post: ReportPost, change: (body: string) => string): ReportPost => ({
  ...post,
  body: change(post.body),
});
const mailgunSigned = (timestamp: unknown, fields: object = {}) =>
  mailgunPost(mailgunReport, { timestamp, ...fields });
/**
 * Returns a report from 2017 with one character moved from the token to the time, which leaves the signed text, their
 * concatenation, unchanged.
 */
const cutLater = (): ReportPost => {
  const token = `a${'8c'.repeat(24)}e`;
  const post = mailgunSigned('1500000000', { token });
  return withChangedBody(post, (body) =>
    body.replace('"1500000000"', '"1500000000a"').replace(token, token.slice(1)),
  );
};
const sesBy =
  (SigningCertURL: string): Forgery =>
  (now) =>
    sesPost(now, { Message, SigningCertURL });
const timeHeader = 'x-twilio-email-event-webhook-timestamp';
const signatureHeader = 'x-twilio-email-event-webhook-signature';

const forgeries: [Provider, string, Forgery][] = [
  ['postmark', 'without a password', () => ({ ...postmarkPost(postmarkReport), headers: {} })],
  ['postmark', 'with a guess', () => postmarkPost(postmarkReport, 'guess')],
  ['postmark', 'with an empty password', () => postmarkPost(postmarkReport, '')],
  [
    'postmark',
    'with half of the password',
    () => postmarkPost(postmarkReport, reportKeys.postmark.slice(0, 17)),
  ],
  ['postmark', 'with more than the password', () => postmarkPost(postmarkReport, `${reportKeys.postmark}:`)],
  [
    'postmark',
    'with a bearer token',
    () => ({ ...postmarkPost(postmarkReport), headers: { authorization: `Bearer ${reportKeys.postmark}` } }),
  ],

  [
    'mailgun',
    'without a signature',
    () => ({ body: JSON.stringify({ 'event-data': mailgunReport }), headers: {} }),
  ],
  ['mailgun', 'with an empty signature', (now) => mailgunSigned(seconds(now), { signature: '' })],
  ['mailgun', 'with a wrong signature', (now) => mailgunSigned(seconds(now), { signature: 'ab'.repeat(32) })],
  ['mailgun', 'with a signature of yesterday', (now) => mailgunSigned(seconds(now - dayMs))],
  ['mailgun', 'with a signature of tomorrow', (now) => mailgunSigned(seconds(now + dayMs))],
  ['mailgun', 'with an old signature split one character later', cutLater],
  ['mailgun', 'with a signed time that is not a number', () => mailgunSigned('now')],
  ['mailgun', 'without a signed time', () => mailgunSigned('')],
  ['mailgun', 'with a time of eleven digits', (now) => mailgunSigned(`${seconds(now)}0`)],
  ['mailgun', 'with a time of type number', (now) => mailgunSigned(Number(seconds(now)))],
  ['mailgun', 'with a short token', (now) => mailgunSigned(seconds(now), { token: 'a8' })],
  [
    'mailgun',
    'with a token of invalid characters',
    (now) => mailgunSigned(seconds(now), { token: 'zz'.repeat(25) }),
  ],

  ['sendgrid', 'without a signature', (now) => ({ ...genuineReports.sendgrid(now), headers: {} })],
  [
    'sendgrid',
    'with an empty signature',
    (now) => ({
      ...genuineReports.sendgrid(now),
      headers: { [timeHeader]: seconds(now), [signatureHeader]: '' },
    }),
  ],
  ['sendgrid', 'with a signature of yesterday', (now) => sendgridPost(sendgridReport, seconds(now - dayMs))],
  ['sendgrid', 'with a signed time that is not a number', () => sendgridPost(sendgridReport, 'now')],
  ['sendgrid', 'without a signed time', () => sendgridPost(sendgridReport, '')],
  [
    'sendgrid',
    'with a changed body',
    (now) => withChangedBody(sendgridPost([], seconds(now)), () => JSON.stringify(sendgridReport)),
  ],
  [
    'sendgrid',
    'with a digit of the time moved to the body',
    (now) => {
      const post = genuineReports.sendgrid(now);
      const time = seconds(now);
      return {
        body: time.slice(-1) + post.body,
        headers: { ...post.headers, [timeHeader]: time.slice(0, -1) },
      };
    },
  ],
  [
    'sendgrid',
    'with a current time and a signature of yesterday',
    (now) => {
      const { body, headers } = sendgridPost(sendgridReport, seconds(now - dayMs));
      return { body, headers: { ...headers, [timeHeader]: seconds(now) } };
    },
  ],

  [
    'ses',
    'of another topic',
    (now) => sesPost(now, { Message, TopicArn: 'arn:aws:sns:eu-west-1:666:bounces' }),
  ],
  ['ses', 'of yesterday', (now) => sesPost(now - dayMs, { Message })],
  ['ses', 'of tomorrow', (now) => sesPost(now + dayMs, { Message })],
  ['ses', 'with an invalid time', (now) => sesPost(now, { Message, Timestamp: 'now' })],
  [
    'ses',
    'with a changed address',
    (now) =>
      withChangedBody(sesPost(now, { Message: sesBounce('Permanent', 'eve@example.com') }), (body) =>
        body.replace('eve@', 'ada@'),
      ),
  ],
  ['ses', 'without a signature', (now) => sesPost(now, { Message, Signature: '' })],
  ['ses', 'with an unknown signature version', (now) => sesPost(now, { Message, SignatureVersion: '3' })],
  ['ses', 'with line breaks in its id', (now) => sesPost(now, { Message, MessageId: 'm1\nSubject\nx' })],
  [
    'ses',
    'with a certificate from an S3 bucket',
    sesBy('https://sns.s3.amazonaws.com/SimpleNotificationService-1.pem'),
  ],
  [
    'ses',
    'with a certificate from a regional S3 bucket',
    sesBy('https://sns.s3-us-west-2.amazonaws.com/SimpleNotificationService-1.pem'),
  ],
  [
    'ses',
    'with a certificate from a different host',
    sesBy('https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-1.pem'),
  ],
  [
    'ses',
    'with a user name in the certificate URL',
    sesBy(sesCertificateUrl.replace('https://', 'https://sns@')),
  ],
  ['ses', 'with a port in the certificate URL', sesBy(sesCertificateUrl.replace('.com/', '.com:8443/'))],
  ['ses', 'with a certificate over HTTP', sesBy(sesCertificateUrl.replace('https', 'http'))],
  ['ses', 'with a query in the certificate URL', sesBy(`${sesCertificateUrl}?a=.pem`)],
  ['ses', 'with a fragment in the certificate URL', sesBy(`${sesCertificateUrl}#a.pem`)],
  [
    'ses',
    'with a certificate in a different folder',
    sesBy('https://sns.eu-west-1.amazonaws.com/somebody/SimpleNotificationService-1.pem'),
  ],
  [
    'ses',
    'with a certificate of a different name',
    sesBy('https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-mine.pem'),
  ],
];

it.each(forgeries)('a report of %s %s is rejected and changes nothing', async (provider, _how, forgery) => {
  await signUpAndConfirm(setup, ada);
  const response = await send(provider, forgery(setup.clock.now()));
  expect([400, 401]).toContain(response.status);
  expect(await admin.countByStatus()).toMatchObject({ active: 1, bounced: 0, unsubscribed: 0 });
  expect((await admin.record(ada))?.subscription?.bounces).toEqual([]);
  expect(fetchedUrls.filter((url) => url !== sesCertificateUrl)).toEqual([]);
});

it('a Mailgun signature is accepted for one report only', async () => {
  await signUpAndConfirm(setup, ada);
  const timestamp = seconds(setup.clock.now());
  const otherReport = mailgunPost({ ...mailgunReport, recipient: 'eve@example.com' }, { timestamp });
  expect((await send('mailgun', otherReport)).status).toBe(204);
  expect((await send('mailgun', mailgunPost(mailgunReport, { timestamp }))).status).toBe(401);
  expect(await admin.countByStatus()).toMatchObject({ active: 1 });
});

it('bounce reports are rate limited', async () => {
  const guessedReport = postmarkPost(postmarkReport, 'guess');
  const responses = await Promise.all(Array.from({ length: 301 }, () => send('postmark', guessedReport)));
  const limitedResponses = responses.filter(({ status }) => status === 429);
  expect(limitedResponses).toHaveLength(1);
  expect(Number(limitedResponses[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
