import { readFileSync } from 'node:fs';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { buildASTSchema, Kind, parse, validate, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import { getRequest } from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';
import { createLogger } from '#server/logger.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { close, listen } from '#tests/support/listen.ts';
import { query as blogPageQuery } from '../../pages/blog/index/+query.ts';
import { query as contentPageQuery } from '../../pages/(site)/content/+query.ts';
import { createContentClient } from '#server/content/contentClient.ts';
import { createCompatClient } from '#server/content/compatClient.ts';

const contract = parse(readFileSync(new URL('../../schema/content.graphql', import.meta.url), 'utf8'));

/** Returns the contract without a type and every field of that type, or without one field. */
function contractWithout(name: string): GraphQLSchema {
  const [typeName = '', fieldName] = name.split('.');
  const isLost = (node: { kind: string; name: { value: string } }) => node.name.value === typeName;
  const document: DocumentNode = visit(contract, {
    ObjectTypeDefinition: {
      enter(node) {
        if (!isLost(node)) return undefined;
        if (fieldName === undefined) return null;
        return { ...node, fields: (node.fields ?? []).filter((field) => field.name.value !== fieldName) };
      },
    },
    FieldDefinition(node) {
      let type = node.type;
      while (type.kind !== Kind.NAMED_TYPE) type = type.type;
      return fieldName === undefined && type.name.value === typeName ? null : undefined;
    },
  });
  return buildASTSchema(document, { assumeValid: true });
}

let cms: Cms;
let reducedSchema: GraphQLSchema | undefined;
let calls = 0;
const backend = http.createServer((request, response) => {
  void text(request).then(async (body) => {
    calls += 1;
    const { query }: { query: string } = JSON.parse(body);
    const errors = reducedSchema === undefined ? [] : validate(reducedSchema, parse(query));
    const responseBody =
      errors.length > 0
        ? JSON.stringify({ errors })
        : await (
            await fetch(`${cms.url}/graphql`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body,
            })
          ).text();
    response.writeHead(200, { 'content-type': 'application/json' }).end(responseBody);
  });
});
let graphqlUrl: string;
beforeAll(async () => {
  cms = await startCms();
  graphqlUrl = `${await listen(backend)}/graphql`;
});
afterAll(async () => {
  await close(backend);
  await cms.stop();
});

function start() {
  let log = '';
  let time = 0;
  const fitted = createCompatClient({
    logger: createLogger('info', { write: (line) => void (log += line) }),
    now: () => time,
  });
  calls = 0;
  return {
    fitted,
    log: () => log,
    pass: (milliseconds: number) => void (time += milliseconds),
    client: fitted.wrap(
      createContentClient({ graphqlUrl, method: 'POST', authorization: undefined, timeoutMs: 5_000 }),
    ),
  };
}

const operationOf = (query: { operation: Parameters<typeof getRequest>[0] }) => {
  const { name, text: queryText } = getRequest(query.operation).params;
  return { name, text: queryText ?? '' };
};
const home = { ...operationOf(contentPageQuery), variables: { uri: '/', slug: 'home', language: 'en' } };

describe('a backend that lacks types or fields of the content model', () => {
  it('is queried without them after one rejection, and they are logged once', async () => {
    reducedSchema = contractWithout('Page.modifiedGmt');
    const { client, fitted, log } = start();

    const { data } = await client.query(home);
    const first = calls;
    await client.query(home);

    expect(JSON.stringify(data)).toContain('"modifiedGmt":null');
    expect([first, calls]).toEqual([2, 3]);
    expect(fitted.absent()).toEqual(['Page.modifiedGmt']);
    expect(log().match(/modifiedGmt/g)).toHaveLength(1);
  });

  it('is queried for everything again after an hour, and after a purge of all content', async () => {
    reducedSchema = contractWithout('Page.seo');
    const { client, fitted, pass } = start();
    expect((await client.query(home)).data).toMatchObject({ page: { seo: null } });

    reducedSchema = undefined;
    pass(61 * 60 * 1000);
    expect((await client.query(home)).data).toMatchObject({ page: { seo: { title: expect.any(String) } } });

    reducedSchema = contractWithout('Page.seo');
    await client.query(home);
    reducedSchema = undefined;
    fitted.forget();
    expect((await client.query(home)).data).toMatchObject({ page: { seo: { title: expect.any(String) } } });
  });

  it('is queried without the variables and fragments of products if it has none', async () => {
    reducedSchema = contractWithout('RootQuery.products');
    const { client } = start();
    expect((await client.query(home)).data).toMatchObject({
      page: { id: expect.any(String) },
      products: null,
    });
  });

  it('is reported as incomplete, not as an outage, if pages, their addresses or their languages are missing', async () => {
    for (const field of ['RootQuery.page', 'Page.locale', 'Page.uri']) {
      reducedSchema = contractWithout(field);
      const { client, fitted } = start();
      await expect(client.query(home)).rejects.toMatchObject({
        code: 'content_model_incomplete',
        isOutage: false,
      });
      expect(fitted.isIncomplete()).toBe(true);
      reducedSchema = undefined;
      await client.query(home);
      expect(fitted.isIncomplete()).toBe(false);
    }
  });

  const types = contract.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition] : [],
  );
  const kinds = types.map(({ name }) => name.value).filter((name) => name.endsWith('Layout'));
  const fieldsByType = types
    .filter(({ name }) =>
      /Elements|Pricing|Package|MediaItem|PostTypeSEO|ProductGroup|^Page$/.test(name.value),
    )
    .map((type) =>
      (type.fields ?? [])
        .map((field) => `${type.name.value}.${field.name.value}`)
        .filter((name) => !/\.(id|databaseId|slug|uri|locale|nodes|node|pageInfo)$/.test(name)),
    );
  const isRequested = (name: string) =>
    new RegExp(`\\b${name.split('.').at(-1)}\\b`).test(home.text + operationOf(blogPageQuery).text);
  const cases = isFull
    ? [...kinds, ...fieldsByType.flat()]
    : [
        // Every eighth kind, and one field per type, in turn the first, second, third …
        ...kinds.filter((_, index) => index % 8 === 0),
        ...fieldsByType
          .map((fields) => fields.filter(isRequested))
          .flatMap((fields, index) => fields[index % fields.length] ?? []),
      ];

  it.each(cases.map((name) => [name]))(
    'answers the queries of the home page and the blog without %s',
    async (name) => {
      reducedSchema = contractWithout(name);
      const { client } = start();
      const blog = {
        ...operationOf(blogPageQuery),
        variables: { uri: '/blog', language: 'en', first: 10, isSearch: false },
      };
      for (const request of [home, blog]) {
        const pendingResponse = client.query(request).then(
          () => 'served',
          (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
        );
        expect(await pendingResponse).toBe('served');
      }
    },
  );
});
