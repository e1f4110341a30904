import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema } from 'graphql';
import { startCms, type Cms } from '#cms/server.ts';
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
  namespace: 'site',
  authorization: undefined,
  secret: undefined,
});

test('a backend that has the whole contract is well, and its content is read to the end', async () => {
  const findings = await examine(address(cms.url));

  const said = (check: string) => findings.find((finding) => finding.check === check);
  expect(said('Contract')).toMatchObject({ state: 'ok' });
  expect(said('REST')).toMatchObject({ state: 'ok' });
  expect(said('Sections')?.said).toMatch(/^(\d+) of \1 kinds are in use, all can be read$/);
  expect(said('Authorisation')).toMatchObject({ state: 'warning', said: 'CONTENT_TOKEN is not set' });
});

test('a host that does not answer is one error that says what to look at', async () => {
  const findings = await examine(address('http://127.0.0.1:9'));

  expect(findings).toEqual([expect.objectContaining({ check: 'Reachable', state: 'error' })]);
  expect(findings[0]?.advice).toContain('WPGraphQL');
});

test('what a backend lacks is named by type, field, argument and by another type', () => {
  const contract = buildSchema(
    'type Query { page(id: ID!, asPreview: Boolean): Page } type Page { title: String link: Link } type Link { url: String }',
  );
  const backend = buildSchema('type Query { page(id: ID!): Page } type Page { title: [String] }');

  expect(contractDifferences(contract, backend).map(({ where, kind }) => `${kind}: ${where}`)).toEqual([
    'missing argument: Query.page(asPreview)',
    'other type: Page.title',
    'missing field: Page.link',
    'missing type: Link',
  ]);
});
