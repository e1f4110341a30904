import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema, graphql, parse, printSchema, validate } from 'graphql';
import { startCms, type Cms } from '#cms/server.ts';
import { localeCodes } from '#locales/locales.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createBackend } from './backend.ts';
import { checkAddress, checkAuthorisation } from './checkConnection.ts';
import { checkModel } from './checkModel.ts';
import { contractDifferences } from './contractDifferences.ts';
import { examine } from './examine.ts';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const address = (url: string) => ({
  graphqlUrl: `${url}/graphql`,
  restUrl: url,
  namespace: 'skerry',
  authorization: undefined,
  secret: undefined,
});

test('examine reads all content of a backend that has the whole contract', async () => {
  const findings = await examine(address(cms.url));

  const findFinding = (check: string) => findings.find((candidate) => candidate.check === check);
  expect(findFinding('Contract')).toMatchObject({ state: 'ok' });
  expect(findFinding('REST')).toMatchObject({ state: 'ok' });
  expect(findFinding('Sections')?.message).toMatch(
    /^(\d+) of \1 section kinds are in use; all are readable$/,
  );
  expect(findFinding('Authorisation')).toMatchObject({
    state: 'warning',
    message: 'CONTENT_TOKEN is not set',
  });
});

test('examine reports no errors, dead links or missing languages for the embedded backend', async () => {
  const findings = await examine(address(cms.url));

  expect(findings.filter(({ state }) => state === 'error')).toEqual([]);
  expect(findings.find(({ check }) => check === 'Links')?.message).not.toMatch(
    /cookie-settings|docs|qr|enquiry/,
  );
  expect(findings.filter(({ check }) => check.startsWith('Language'))).toEqual(
    localeCodes.map((locale) => expect.objectContaining({ check: `Language ${locale}`, state: 'ok' })),
  );
});

test('checkAddress accepts the address in CONTENT_HOME_URL and warns about others', async () => {
  const { home } = await (await fetch(`${cms.url}/wp-json/`)).json();
  const backend = createBackend(address(cms.url));
  const backendAddress = { ...address(cms.url), restUrl: 'http://wordpress.internal:8080' };

  expect(await checkAddress(backend, backendAddress)).toMatchObject({ state: 'warning' });
  expect(await checkAddress(backend, { ...backendAddress, homeUrl: `${home}/` })).toMatchObject({
    state: 'ok',
  });
});

test('examine warns about an empty footer and a missing blog page, without errors', async () => {
  const backend = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (request.url?.includes('/footer/')) {
        response.writeHead(404).end(JSON.stringify({ code: 'skerry_nothing_yet' }));
        return;
      }
      const headers = { 'content-type': 'application/json' };
      const upstream = await fetch(cms.url + request.url, {
        ...{ method: request.method ?? 'GET', headers },
        ...(body !== '' && { body }),
      });
      const responseBody = (await upstream.text()).replaceAll('"uri":"/blog/"', '"uri":"/news/"');
      response.writeHead(upstream.status, headers).end(responseBody);
    });
  });

  const findings = await examine(address(await listen(backend)));
  await close(backend);

  expect(findings.filter(({ state }) => state === 'error')).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({
      check: 'REST footer, en',
      state: 'warning',
      message: expect.stringMatching(/yet/),
    }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ check: 'Blog', state: 'warning', message: expect.stringMatching(/: \/blog$/) }),
  );
});

/** Examines the embedded backend, with replacements in its responses. */
async function examineEdited(...edits: [before: string | RegExp, next: string][]) {
  const backend = createServer((request, response) => {
    void text(request).then(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: request.method ?? 'GET', headers, ...(body !== '' && { body }) };
      const upstream = await fetch(cms.url + request.url, init);
      const responseBody = edits.reduce((edited, edit) => edited.replaceAll(...edit), await upstream.text());
      response.writeHead(upstream.status, headers).end(responseBody);
    });
  });
  const findings = await examine(address(await listen(backend)));
  await close(backend);
  return findings;
}

test('examine reads all content if WPGraphQL returns null as the `uri` of the posts page', async () => {
  const findings = await examineEdited(['"uri":"/blog/"', '"uri":null'], ['"uri":"/da/blog/"', '"uri":null']);

  expect(findings.filter(({ state }) => state === 'error')).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ check: 'Blog', state: 'ok' }));
  expect(findings).toContainEqual(expect.objectContaining({ check: 'Sections', state: 'ok' }));
});

test('examine lists pages that the site never shows, and articles at unsupported addresses', async () => {
  const findings = await examineEdited(
    ['"uri":"/pricing/"', '"uri":"/search/"'],
    ['"uri":"/da/priser/"', '"uri":"/da/cookie-settings/"'],
    ['"uri":"/about/"', '"uri":"/blog/about/"'],
    ['"uri":"/solutions/"', '"uri":"/a/b/c/d/e/f/g/"'],
    ['"uri":"/blog/cause-15-at-high-water/"', '"uri":"/cause-15-at-high-water/"'],
  );
  const findFinding = (check: string) => findings.find((candidate) => candidate.check === check);

  expect(findFinding('Addresses')).toMatchObject({ state: 'warning' });
  for (const page of ['/search/', '/da/cookie-settings/', '/blog/about/', '/a/b/c/d/e/f/g/'])
    expect(findFinding('Addresses')?.message).toContain(`${page} (`);
  expect(findFinding('Articles')).toMatchObject({
    state: 'error',
    message: expect.stringContaining('/cause-15-at-high-water/'),
  });
});

test('examine lists content that the site removes from texts', async () => {
  const findings = await examineEdited([
    /"contentWysiwyg":"<p>/g,
    '"contentWysiwyg":"<p>[rev_slider alias=1]</p><form id=\\"ask\\"></form><p>',
  ]);

  expect(findings.find(({ check }) => check === 'Texts')).toMatchObject({
    state: 'warning',
    message: expect.stringMatching(/\(form:ask, shortcode:rev_slider\)/),
  });
});

test('examine recognises links to pages with non-ASCII slugs, percent-encoded or not', async () => {
  const findings = await examineEdited(
    ['"uri":"/pricing/"', '"uri":"/контакт/"'],
    [/("url":"[^"]*)\/pricing\/?"/g, '$1/%d0%ba%d0%be%d0%bd%d1%82%d0%b0%d0%ba%d1%82/"'],
  );

  expect(findings.find(({ check }) => check === 'Links')?.message).not.toContain('%d0%ba');
  expect(findings.find(({ check }) => check === 'Addresses')).toMatchObject({ state: 'ok' });
});

test('examine warns about a missing optional field and reads the content without it', async () => {
  const contract = await readFile(path.join(import.meta.dirname, '../../schema/content.graphql'), 'utf8');
  const schemaWithoutSubtitle = buildSchema(
    contract.replace(/(type PageElementsSectionElementsHeroElementLayout [^}]*?)  subtitle: String\n/, '$1'),
  );
  const backend = createServer((request, response) => {
    void text(request).then(async (body) => {
      const query = request.method === 'POST' ? JSON.parse(body).query : undefined;
      const errors = query === undefined ? [] : validate(schemaWithoutSubtitle, parse(query));
      const init = { method: request.method ?? 'GET', headers: { 'content-type': 'application/json' } };
      const responseText =
        errors.length > 0
          ? JSON.stringify({ errors })
          : await (await fetch(cms.url + request.url, { ...init, ...(query && { body }) })).text();
      response.writeHead(200, { 'content-type': 'application/json' }).end(responseText);
    });
  });

  const findings = await examine(address(await listen(backend)));
  await close(backend);

  expect(findings.filter(({ state }) => state === 'error')).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({
      check: 'Content',
      state: 'warning',
      message: 'PageElementsSectionElementsHeroElementLayout.subtitle is missing',
    }),
  );
  expect(findings.find(({ check }) => check === 'Sections')?.message).toContain('all are readable');
});

test.each([
  ['an administrator', ['editor', 'administrator'], 'warning'],
  ['a reader of drafts', ['skerry_draft_reader'], 'ok'],
])('checkAuthorisation reports the token of %s with the roles %j as %s', async (_whose, roles, state) => {
  const wordpress = createServer((_request, response) => {
    const nodes = roles.map((name) => ({ name }));
    response.end(JSON.stringify({ data: { viewer: { roles: { nodes } } } }));
  });
  const options = { ...address(await listen(wordpress)), authorization: 'Basic dXNlcjpwYXNzd29yZA==' };

  const finding = await checkAuthorisation(createBackend(options), options);
  await close(wordpress);

  expect(finding.state).toBe(state);
});

test.each([
  ['1.1.0', 'WordPress has 1.1.0, but this site needs'],
  [undefined, 'WordPress has an older version, but this site needs'],
])('checkModel warns about another plugin version (%s)', async (plugin, message) => {
  const wordpress = createServer((_request, response) => {
    response.end(JSON.stringify({ version: '6.8', plugin, states: [], schema: '' }));
  });
  const options = { ...address(await listen(wordpress)), secret: 'a secret of more than thirty letters' };

  const findings = await checkModel(createBackend(options), undefined);
  await close(wordpress);

  expect(findings).toContainEqual(
    expect.objectContaining({ check: 'Plugin', state: 'warning', message: expect.stringContaining(message) }),
  );
});

test.each([
  ['o'.repeat(32), 'ok', 'the same on both sides'],
  ['p'.repeat(32), 'warning', 'WordPress has a different one, or none'],
  [undefined, 'warning', 'OWNER_SECRET is not set'],
])('checkModel compares the owner’s secret (%s) by its HMAC: %s', async (ownerSecret, state, message) => {
  const owner = createHmac('sha256', 'o'.repeat(32)).update('doctor').digest('hex');
  const wordpress = createServer((_request, response) => {
    response.end(JSON.stringify({ version: '6.8', plugin: '', owner, states: [], schema: '' }));
  });
  const options = { ...address(await listen(wordpress)), secret: 'a secret of more than thirty letters' };

  const findings = await checkModel(createBackend(options), ownerSecret);
  await close(wordpress);

  expect(findings).toContainEqual(expect.objectContaining({ check: 'Owner’s secret', state, message }));
});

test.each([
  ['asPreview: Boolean', 'ok', 'asPreview'],
  [
    'asPreview: Boolean @deprecated(reason: "Send X-GraphQL-Preview")',
    'ok',
    'asPreview is available; the site does not use the header X-GraphQL-Preview',
  ],
  ['other: Boolean', 'warning', 'WPGraphQL has no argument asPreview'],
])('checkModel reports whether previews can use asPreview (%s)', async (argument, state, message) => {
  const schema = buildSchema(
    `schema { query: RootQuery } type RootQuery { page(id: ID!, ${argument}): Page } type Page { title: String }`,
  );
  const expected = expect.objectContaining({
    check: 'Previews',
    state,
    message: expect.stringContaining(message),
  });

  const plugin = createServer((_request, response) => {
    response.end(JSON.stringify({ version: '6.8', states: [], schema: printSchema(schema) }));
  });
  const withPlugin = { ...address(await listen(plugin)), secret: 'a secret of more than thirty letters' };
  expect(await checkModel(createBackend(withPlugin), undefined)).toContainEqual(expected);
  await close(plugin);

  // Older versions of WPGraphQL have no deprecated arguments, and reject queries for them.
  const isOld = !argument.includes('@deprecated');
  const graphqlServer = createServer((request, response) => {
    void text(request).then(async (body) => {
      const source: string = JSON.parse(body).query;
      const isRefused = isOld && source.includes('args(includeDeprecated: true)');
      response.end(
        JSON.stringify(isRefused ? { errors: [{ message: 'no' }] } : await graphql({ schema, source })),
      );
    });
  });
  const findings = await checkModel(createBackend(address(await listen(graphqlServer))), undefined);
  await close(graphqlServer);
  expect(findings).toContainEqual(expected);
  // If `asPreview` is missing, only previews fail.
  expect(
    findings.filter(({ message }) => message.includes('page(asPreview)')).map((finding) => finding.state),
  ).toEqual(state === 'ok' ? [] : ['warning']);
});

test('examine reports a host that does not respond as a single error with advice', async () => {
  const findings = await examine(address('http://127.0.0.1:9'));

  expect(findings).toEqual([expect.objectContaining({ check: 'Reachable', state: 'error' })]);
  expect(findings[0]?.message).toMatch(/^127\.0\.0\.1:9 did not respond: \S/);
  expect(findings[0]?.message).not.toContain('fetch failed');
  expect(findings[0]?.advice).toContain('WPGraphQL');
});

test('contractDifferences names missing types, fields and arguments, and different types', () => {
  const contract = buildSchema(
    'type Query { page(id: ID!, asPreview: Boolean): Page } type Page { title: String link: Link } type Link { url: String }',
  );
  const backend = buildSchema('type Query { page(id: ID!): Page } type Page { title: [String] }');

  expect(contractDifferences(contract, backend).map(({ where, kind }) => `${kind}: ${where}`)).toEqual([
    'missing argument: Query.page(asPreview)',
    'different type: Page.title',
    'missing field: Page.link',
    'missing type: Link',
  ]);
});
