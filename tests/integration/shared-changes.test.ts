import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { issueToken } from '#server/content/previewRouter.ts';
import { signToken } from '#server/content/previewTokens.ts';
import { changesHeader } from '#server/content/sharedChanges.ts';
import { exchange, type RawResponse } from '#tests/attacks/support/rawHttp.ts';
import { get } from '#tests/attacks/support/attack.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { json, startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

const secret = 'a secret of at least thirty-two characters';
const name = 'c0ffee'.padEnd(32, '0');
/** Marker in every title of the unpublished changes. */
const mark = 'Not published yet';
const day = 86_400;

let cms: WatchedCms;
let site: RunningSite;
let activeName: string | undefined;

beforeAll(async () => {
  cms = await startWatchedCms();
  site = await runSite(
    { CONTENT_GRAPHQL_URL: `${cms.url}/graphql`, CONTENT_REST_URL: cms.url, REVALIDATE_SECRET: secret },
    'serve',
  );
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});
afterEach(() => wordpress());

/** Simulates WordPress with the plugin, which applies the changes to requests that the site has signed. */
function wordpress(heldName: string | undefined = name): void {
  activeName = heldName;
  cms.behave(async (call, respond) => {
    if (call.name === '/wp-json/skerry/v1/shared-changes') {
      const pages = [{ title: 'Prices', path: '/pricing' }];
      const expiry = Math.floor(Date.now() / 1000) + day;
      return json(
        activeName === undefined ? { holds: false } : { holds: true, until: expiry, pages, timeZone: 'UTC' },
      );
    }
    const response = await respond();
    const isForChanges = call.changes?.startsWith(`${name}.`) === true && call.authorization === undefined;
    const markedBody = response.body.toString().replaceAll('"title":"', `"title":"${mark} `);
    return isForChanges ? { ...response, body: markedBody } : response;
  });
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const token = (expires = inSeconds(7 * day), key = secret) => signToken(key, 'changes', { name, expires });

/** Opens a link and follows redirects like a browser, with the cookies that they set. Returns each response. */
async function open(link: string, cookie = ''): Promise<RawResponse[]> {
  const [response] = await exchange(
    site.url,
    get(link, { Accept: 'text/html', Cookie: cookie, Host: host() }),
  );
  if (response === undefined) return [];
  const set = response.headers['set-cookie']?.split(';', 1)[0] ?? cookie;
  const redirectUrl = response.headers['location'];
  return redirectUrl === undefined ? [response] : [response, ...(await open(redirectUrl, set))];
}

const host = () => new URL(site.url).host;
const linkTo = (value: string) => `/preview/changes?token=${value}`;
const withCookie = (value: string, path = '/preview/changes/pricing') =>
  open(path, `__Host-changes=${value}`);

test('a link opens the first of its changed pages, or the home page if none has a path', async () => {
  const openedAt = async (pages: { title: string; path: string | null }[]) => {
    cms.behave(async (call, respond) =>
      call.name === '/wp-json/skerry/v1/shared-changes'
        ? json({ holds: true, until: inSeconds(day), pages, timeZone: 'UTC' })
        : respond(),
    );
    return (await open(linkTo(token())))[0]?.headers['location'];
  };
  expect([
    await openedAt([
      { title: 'A product', path: null },
      { title: 'Priser', path: '/da/priser' },
    ]),
    await openedAt([{ title: 'Home', path: '/' }]),
    await openedAt([{ title: 'A product', path: null }]),
  ]).toEqual(['/preview/changes/da/priser', '/preview/changes', '/preview/changes']);
});

test('a colleague without an account browses the site with the changes', async () => {
  wordpress();
  const [redirectResponse, home] = await open(linkTo(token()));
  expect(redirectResponse?.headers['location']).toBe('/preview/changes/pricing');
  const cookie = redirectResponse?.headers['set-cookie']?.split(';', 1)[0] ?? '';

  const [page] = await open('/preview/changes/da/priser', cookie);
  const [missingResponse] = await open('/preview/changes/nowhere', cookie);
  expect([home?.status, page?.status, missingResponse?.status]).toEqual([200, 200, 404]);
  for (const response of [home, page, missingResponse]) {
    expect(response?.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(response?.headers).not.toHaveProperty('etag');
    expect(response?.body).toContain('data-shared-changes');
    // Links to pages keep the prefix. URLs of files and the API are unchanged.
    const links = [...(response?.body.matchAll(/<a\b[^<]*?\shref="(\/[^"]*)"/g) ?? [])].map(([, to]) => to);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => !to?.startsWith('/preview/changes'))).toEqual([]);
  }
  expect(page?.body).toContain(mark);

  const [, plainPage] = await open('/preview/changes/exit', cookie);
  expect(plainPage?.body).not.toContain(mark);
});

test('other visitors never see the changes, during or after the preview', async () => {
  wordpress();
  const [pageBefore] = await open('/pricing');
  const [, secondResponse] = await Promise.all([withCookie(token()), withCookie(token()), open('/pricing')]);
  expect(secondResponse[0]?.body).toContain(mark);
  const [after] = await open('/pricing');
  const [ownPage] = await open('/pricing', `__Host-changes=${token()}`);
  const [feed] = await open('/feed.xml', `__Host-changes=${token()}`);

  expect(after?.body).toBe(pageBefore?.body);
  expect(ownPage?.body).toBe(pageBefore?.body);
  expect(feed?.body).not.toContain(mark);
});

test('an invalid, expired or misspelled link shows nothing unpublished', async () => {
  wordpress();
  const validToken = token();
  const [payload = '', digest = ''] = validToken.split('.');
  const forgedPayload = Buffer.from(JSON.stringify({ name, expires: inSeconds(29 * day) })).toString(
    'base64url',
  );
  const preview = issueToken(secret, 'session', { id: 1, type: 'page', locale: 'en' }, Date.now());
  const invalidTokens = {
    'expired yesterday': token(inSeconds(-1)),
    'valid for too long': token(inSeconds(31 * day)),
    'of another secret': token(inSeconds(day), 'x'.repeat(32)),
    'with another payload': `${forgedPayload}.${digest}`,
    'in capitals': `${payload}.${digest.toUpperCase()}`,
    'with padding': `${payload}=.${digest}`,
    'with an additional character': `${validToken}0`,
    'with a third segment': `${validToken}.x`,
    'with a space': `%20${validToken}`,
    'without a digest': payload,
    'of one preview': preview,
    'the header for WordPress': changesHeader(secret, name, Date.now()),
  };
  for (const [description, invalidToken] of Object.entries(invalidTokens)) {
    const responses = [...(await open(linkTo(invalidToken))), ...(await withCookie(invalidToken))];
    expect(responses.at(-1)?.status, description).toBe(403);
    expect(responses.map(({ body }) => body).join(''), description).not.toContain(mark);
  }
  for (const [description, responses] of [
    ['without a cookie', await open('/preview/changes/pricing')],
    ['twice', await open(`${linkTo(validToken)}&token=${validToken}`)],
    ['as the cookie of a preview', await open('/preview/page', `__Host-preview=${validToken}`)],
    [
      'beside a path that goes up',
      await open('/preview/changes/../../pricing', `__Host-changes=${validToken}`),
    ],
    ['with the name in capitals', await open('/Preview/Changes/pricing', `__Host-changes=${validToken}`)],
    ['of a private page', await open('/preview/changes/preview/page', `__Host-changes=${validToken}`)],
    ['posted', await exchange(site.url, get('/preview/changes', { Host: host() }).replace('GET', 'POST'))],
  ] as const)
    expect(responses.map(({ body }) => body).join(''), description).not.toContain(mark);
});

test('a withdrawn link stops showing the changes with the next page, and so does every link during an outage', async () => {
  wordpress();
  expect((await withCookie(token()))[0]?.body).toContain(mark);

  activeName = undefined;
  const [afterWithdrawal] = await withCookie(token(), '/preview/changes/de/preise');
  expect(afterWithdrawal?.status).toBe(403);
  expect(afterWithdrawal?.body).toContain('Bitten Sie die Person, von der Sie ihn haben, um einen neuen');
  expect(afterWithdrawal?.body).not.toContain(mark);
  expect(afterWithdrawal?.headers['cache-control']).toBe('private, no-store');

  cms.behave(() => 'cut');
  const [duringOutage] = await withCookie(token());
  expect(duringOutage?.status).toBe(503);
  expect(duringOutage?.body).not.toContain(mark);
});

test('a browser that blocks cookies gets a page that asks the visitor to allow them', async () => {
  wordpress();
  const [redirectResponse] = await open(linkTo(token()));
  const [changes] = await open(redirectResponse?.headers['location'] ?? '');
  const [preview] = await open('/de/preview/page');
  expect([changes?.status, preview?.status]).toEqual([403, 403]);
  expect(changes?.body).toContain('allow cookies from this site');
  expect(preview?.body).toContain('erlauben Sie in Ihrem Browser Cookies dieser Website');
});

test('no link redirects to another site', async () => {
  wordpress();
  for (const path of ['//evil.example', '/%2f%2fevil.example', '/\\evil.example', '/..//evil.example'])
    for (const { headers } of await exchange(
      site.url,
      get(`/preview/changes${path}`, { Cookie: `__Host-changes=${token()}`, Host: host() }),
    ))
      expect(headers['location'] ?? '/', path).toMatch(/^\/(?!\/)/);
});
