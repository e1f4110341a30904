import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Challenge, challengeLifeSeconds, challengePath, type SolvedChallenge } from '#schema/challenge.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { postForm, postJson } from '#tests/support/newsletterSite.ts';
import { databaseEnv } from '#tests/support/ownerCommand.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { createFormChallenge } from '#server/forms/challengeRouter.ts';

const contact = 'hello@kystlink.example';
const challengeEnv = { FORM_CHALLENGE: 'on', FORM_CONTACT: contact, TRUSTED_PROXIES: '127.0.0.1' };
const formTexts = {
  en: {
    challenge_missing: 'Our spam check didn’t run',
    challenge_failed: 'The spam check for this form has expired',
  },
  da: { challenge_missing: 'Vores spamtjek kørte ikke', challenge_failed: 'Spamtjekket er udløbet' },
  de: {
    challenge_missing: 'Unsere Spam-Prüfung ist in Ihrem Browser nicht gelaufen.',
    challenge_failed: 'Die Spam-Prüfung ist abgelaufen',
  },
} as const;

async function solve(challenge: Challenge): Promise<SolvedChallenge> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge could not be solved.');
  return { challenge, solution };
}

describe.each(testDatabases)('forms with a challenge, on $name', ({ open }) => {
  let database: TestDatabase;
  let sites: Awaited<ReturnType<typeof startBareSite>>[];
  let origin: string;

  const start = async (env: Record<string, string>) => {
    // URL of a closed port, because forms need no content.
    const site = await startBareSite('http://127.0.0.1:9', { ...databaseEnv(database), ...env });
    sites.push(site);
    return site;
  };
  beforeEach(async () => {
    database = await open();
    sites = [];
    ({ origin } = await start(challengeEnv));
  });
  afterEach(async () => {
    for (const site of sites) await site.stop();
    await database.drop();
  });

  const issue = async (siteOrigin = origin) =>
    v.parse(Challenge, await (await fetch(siteOrigin + challengePath)).json());
  /** Issues a challenge that was signed with the site's key `ms` milliseconds ago. */
  const issueAgo = (ms: number) =>
    createFormChallenge({ database, contact, now: () => Date.now() - ms }).issue();
  const signUp = (emailAddress: string, challenge?: unknown, { at = origin, locale = 'en' } = {}) =>
    postJson(`${at}/api/newsletter`, { emailAddress, locale, challenge });
  const sendEnquiry = (text: string, challenge?: unknown, { at = origin, locale = 'en' } = {}) =>
    postJson(`${at}/api/enquiries`, { kind: 'contact', fields: { text }, locale, challenge });
  const storedRows = async () => ({
    subscribers: (await database.query.selectFrom('subscriber').select('email_address').execute()).length,
    enquiries: (await database.query.selectFrom('enquiry').select('id').execute()).length,
  });

  it('accept each solved challenge once, for any form and instance', async () => {
    const otherSite = await start(challengeEnv);
    const [first, second] = [await solve(await issue()), await solve(await issue(otherSite.origin))];
    expect(first.challenge.parameters.nonce).not.toBe(second.challenge.parameters.nonce);
    expect((await signUp('ada@example.com', first, { at: otherSite.origin })).status).toBe(200);
    expect((await sendEnquiry('Do you answer at night?', second)).status).toBe(200);
    for (const siteOrigin of [origin, otherSite.origin]) {
      expect((await signUp('eve@example.com', first, { at: siteOrigin })).status).toBe(403);
      expect((await sendEnquiry('Again', first, { at: siteOrigin })).status).toBe(403);
      expect((await signUp('eve@example.com', second, { at: siteOrigin })).status).toBe(403);
    }
    expect(await storedRows()).toEqual({ subscribers: 1, enquiries: 1 });
  });

  it('accept only one of several simultaneous posts with the same solution', async () => {
    const otherSite = await start(challengeEnv);
    const solution = await solve(await issue());
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        signUp(`a${index}@example.com`, solution, { at: index % 2 === 0 ? origin : otherSite.origin }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await storedRows()).toMatchObject({ subscribers: 1 });
  });

  const faults: [what: string, status: keyof (typeof formTexts)['en'], given: () => Promise<unknown>][] = [
    ['missing', 'challenge_missing', async () => undefined],
    ['nonsense', 'challenge_failed', async () => 'x'.repeat(100)],
    [
      'not solved',
      'challenge_failed',
      async () => ({ challenge: await issue(), solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
    ],
    [
      'solved for a different challenge',
      'challenge_failed',
      async () => ({ ...(await solve(await issue())), challenge: await issue() }),
    ],
    [
      'signed with a different key',
      'challenge_failed',
      async () => {
        const foreignDatabase = { ...database, secretKey: 'a key that is not the one of this site' };
        const foreignChallenges = createFormChallenge({ database: foreignDatabase, contact, now: Date.now });
        return solve(await foreignChallenges.issue());
      },
    ],
    [
      'extended',
      'challenge_failed',
      async () => {
        const { parameters, signature } = await issue();
        return solve({ parameters: { ...parameters, expiresAt: parameters.expiresAt + 1 }, signature });
      },
    ],
    [
      'made easier',
      'challenge_failed',
      async () => {
        const { parameters, signature } = await issue();
        return solve({ parameters: { ...parameters, cost: 1, keyPrefix: '00' }, signature });
      },
    ],
    ['too old', 'challenge_failed', async () => solve(await issueAgo((challengeLifeSeconds + 2) * 1000))],
  ];
  it.each(faults)(
    'reject a challenge that is %s, in the language of the page',
    async (_what, status, createSolution) => {
      const solution = await createSolution();
      for (const locale of ['en', 'da', 'de'] as const) {
        for (const response of [
          await signUp('ada@example.com', solution, { locale }),
          await sendEnquiry('Do you answer at night?', solution, { locale }),
        ]) {
          expect(response.status).toBe(403);
          const result = await response.json();
          expect(result).toMatchObject({ success: false, status });
          expect(result.data.message).toContain(formTexts[locale][status]);
          expect(result.data.message).toContain(contact);
        }
      }
      expect(await storedRows()).toEqual({ subscribers: 0, enquiries: 0 });
    },
  );

  it('accept a challenge that has almost expired', async () => {
    const solution = await solve(await issueAgo((challengeLifeSeconds - 60) * 1000));
    expect((await signUp('ada@example.com', solution)).status).toBe(200);
  });

  it('validate fields first, so that an error does not use up the challenge', async () => {
    const solution = await solve(await issue());
    expect((await signUp('ada@example', solution)).status).toBe(422);
    expect((await sendEnquiry(' ', solution)).status).toBe(422);
    expect((await signUp('ada@example', undefined)).status).toBe(422);
    expect((await signUp('ada@example.com', solution)).status).toBe(200);
  });

  it('redirect clients without JavaScript to a page that explains the challenge', async () => {
    const referer = { referer: `${origin}/da/kontakt` };
    const signUpResponse = await postForm(
      `${origin}/api/newsletter`,
      { emailAddress: 'ada@example.com' },
      referer,
    );
    expect(signUpResponse.headers.get('location')).toBe('/da/newsletter/check-mail?result=challenge_missing');
    const enquiryResponse = await postForm(
      `${origin}/api/enquiries`,
      { kind: 'contact', text: 'Hej' },
      referer,
    );
    expect(enquiryResponse.headers.get('location')).toBe('/da/kontakt#enquiry-unchecked');
    expect(await storedRows()).toEqual({ subscribers: 0, enquiries: 0 });
  });

  it('require no challenge for links in mails', async () => {
    for (const path of ['confirm', 'unsubscribe', 'resend', 'resubscribe']) {
      const response = await postJson(`${origin}/api/newsletter/${path}`, { token: 'x' });
      expect(await response.json()).toMatchObject({ status: 'unknown_token' });
    }
  });

  it('issue at most sixty challenges per minute and visitor, without storing them', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.9' };
    const responses = await Promise.all(
      Array.from({ length: 61 }, () => fetch(origin + challengePath, { headers: visitor })),
    );
    const rejectedResponses = responses.filter(({ status }) => status === 429);
    expect(rejectedResponses).toHaveLength(1);
    expect(Number(rejectedResponses[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(responses.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true);
    expect((await fetch(origin + challengePath)).status).toBe(200);
  });

  it('forget used challenges once they have expired', async () => {
    expect((await signUp('ada@example.com', await solve(await issue()))).status).toBe(200);
    const usedChallenges = () => database.query.selectFrom('used_challenge').selectAll().execute();
    const purgeIn = (seconds: number) =>
      createFormChallenge({ database, contact, now: () => Date.now() + seconds * 1000 }).purge();
    await purgeIn(challengeLifeSeconds - 60);
    expect(await usedChallenges()).toHaveLength(1);
    await purgeIn(challengeLifeSeconds + 60);
    expect(await usedChallenges()).toEqual([]);
  });

  it('neither require nor issue challenges if the feature is off', async () => {
    const siteWithoutChallenge = await start({ FORM_CHALLENGE: 'off' });
    expect((await signUp('ada@example.com', undefined, { at: siteWithoutChallenge.origin })).status).toBe(
      200,
    );
    expect((await sendEnquiry('Hello', undefined, { at: siteWithoutChallenge.origin })).status).toBe(200);
    expect((await fetch(siteWithoutChallenge.origin + challengePath)).status).toBe(404);
  });
});
