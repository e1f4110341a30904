import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { json, minimal, useDocs } from '#tests/support/useDocs.ts';
import { prepareInThread } from './prepareInThread.ts';

vi.setConfig({ testTimeout: 60_000 });
const { apiHost, site } = useDocs();

const ok = { description: 'ok' };
const get = (operation: object) => ({ paths: { '/a': { get: { responses: { '200': ok }, ...operation } } } });
const response = (content: object) =>
  get({ responses: { '200': { ...ok, content: { 'application/json': content } } } });
const schemas = (namedSchemas: object) => ({ ...get({}), components: { schemas: namedSchemas } });
const openApi = (openapi: string, properties: object) => ({
  openapi,
  info: { title: 'T', version: '1' },
  ...properties,
});
const elsewhere = { $ref: 'https://elsewhere.example/other.json' };

const validDocuments: Record<string, object> = {
  '3.2 with a schema': openApi('3.2.0', response({ schema: { type: 'object' } })),
  '3.2 with its new fields': openApi('3.2.1', {
    $self: 'https://api.example/openapi.json',
    tags: [
      { name: 'a', summary: 'A', kind: 'nav' },
      { name: 'b', parent: 'a' },
    ],
    paths: {
      '/a': {
        query: {
          tags: ['b'],
          responses: {
            '200': {
              content: {
                'text/event-stream': {
                  itemSchema: { $ref: 'https://api.example/openapi.json#/components/schemas/S' },
                },
              },
            },
          },
        },
        additionalOperations: {
          COPY: {
            parameters: [
              { name: 'q', in: 'querystring', content: { 'application/x-www-form-urlencoded': {} } },
            ],
            responses: {},
          },
        },
      },
    },
    components: {
      schemas: { S: { type: 'string' } },
      mediaTypes: { M: { schema: { $ref: '#/components/schemas/S' } } },
    },
  }),
  '3.1 with webhooks alone': openApi('3.1.0', {
    webhooks: { order: { post: { responses: { '200': ok } } } },
  }),
  '3.1 with components alone': openApi('3.1.1', {
    components: { schemas: { S: { $anchor: 'S' }, T: { $ref: '#S' } } },
  }),
  'an extension that needs version 3.0': openApi('3.0.4', { ...get({}), 'x-source': elsewhere }),
  'a path item among the components': openApi('3.1.0', {
    paths: { '/a': { $ref: '#/components/pathItems/A' } },
    components: { pathItems: { A: { get: { responses: { '200': ok } } } } },
  }),
  'servers with variables in the scheme or host': openApi('3.1.0', {
    ...get({}),
    servers: [
      {
        url: '{scheme}://{host}:{port}/v1',
        variables: { scheme: { default: 'https', enum: ['http', 'https'] } },
      },
      { url: '{host}:8443/v1', variables: { host: { default: 'api.example' } } },
      { url: 'localhost:8080/v1' },
      { url: 'wss://api.example/events' },
    ],
  }),
  'a schema that contains itself': openApi(
    '3.1.0',
    schemas({ S: { properties: { next: { $ref: '#/components/schemas/S' } } } }),
  ),
  'schemas that name each other by $id': openApi(
    '3.1.0',
    schemas({
      A: { $id: 'https://schemas.example/a', type: 'string' },
      B: { items: { $ref: 'https://schemas.example/a' } },
    }),
  ),
  ...Object.fromEntries(
    ['properties', 'patternProperties', '$defs', 'dependentSchemas'].map((map) => [
      `a name $ref in ${map}`,
      openApi('3.1.0', schemas({ S: { [map]: { $ref: { type: 'string' } } } })),
    ]),
  ),
  'a property $ref within one called properties': openApi(
    '3.0.3',
    schemas({ S: { properties: { properties: { properties: { $ref: { type: 'string' } } } } } }),
  ),
  'a schema called $ref': openApi('3.1.0', schemas({ $ref: { type: 'string' } })),
  '$ref in an example': openApi('3.0.3', response({ example: { $ref: 'other.json' } })),
  '$ref in a named example': openApi('3.0.3', response({ examples: { one: { value: [elsewhere] } } })),
  '$ref in the examples of a schema': openApi('3.1.0', schemas({ S: { examples: [elsewhere] } })),
  ...Object.fromEntries(
    [{ default: elsewhere }, { enum: [elsewhere] }, { const: elsewhere }, { example: elsewhere }].map(
      (schema) => [`$ref in ${Object.keys(schema).join('')}`, openApi('3.1.0', schemas({ S: schema }))],
    ),
  ),
  '$ref in an extension of a path': openApi('3.1.0', { paths: { ...get({}).paths, 'x-a': elsewhere } }),
  '$ref in the parameters of a link': openApi(
    '3.1.0',
    get({
      operationId: 'a',
      responses: { '200': { ...ok, links: { l: { operationId: 'a', parameters: { $ref: 'other.json' } } } } },
    }),
  ),
};

async function fetchDocument(document: unknown, options: Parameters<typeof site>[0] = {}) {
  const host = await apiHost(json(document));
  const { get: ask, outline } = await site({ origin: host.origin, ...options });
  const reply = await ask();
  const body: { error?: { message: string } } = await reply.json();
  return { status: reply.status, body, message: body.error?.message, outline };
}

describe('a valid document', () => {
  it.each(Object.entries(validDocuments))('is served unchanged: %s', async (_name, document) => {
    const { status, body } = await fetchDocument(document);
    expect({ status, body }).toEqual({ status: 200, body: document });
  });

  it('may have a property with the name of a removed field', async () => {
    const document = openApi('3.1.0', schemas({ S: { properties: { externalValue: { type: 'string' } } } }));
    expect((await fetchDocument(document)).body).toEqual(document);
  });

  it('may exceed the size limit if the excess is white space', async () => {
    const host = await apiHost((_request, reply) => {
      const spaced = JSON.stringify(minimal('Spaced'), null, 2).replace('\n', `\n${' '.repeat(12_000_000)}`);
      reply.setHeader('content-type', 'application/json').end(spaced);
    });
    const { get: ask } = await site({ origin: host.origin });
    expect(await (await ask()).json()).toEqual(minimal('Spaced'));
  });
});

describe('a document with minor errors', () => {
  const license = (properties: object) =>
    openApi('3.1.0', {
      ...get({}),
      info: { title: 'T', version: '1', license: { name: 'L', ...properties } },
    });

  it.each<[slip: string, pointer: string, document: object]>([
    ['a trailing space in an address', '/info/license/url', license({ url: 'https://licence.example ' })],
    [
      'a licence with url and identifier',
      '/info/license',
      license({ url: 'https://licence.example', identifier: 'MIT' }),
    ],
    [
      'a response without description',
      '/paths/~1a/get/responses/200',
      openApi('3.0.3', get({ responses: { '200': {} } })),
    ],
    ['a path without its slash', '/paths', openApi('3.1.0', { paths: { sims: {} } })],
    [
      'a reference that leads nowhere',
      '/paths/~1x/$ref',
      openApi('3.1.0', { paths: { '/x': { $ref: '#/components/pathItems/X' } } }),
    ],
    [
      'a reference of 3.2 that leads nowhere',
      '/paths/~1a/get/responses/200/content/application~1json/schema/$ref',
      openApi('3.2.0', response({ schema: { $ref: '#/components/schemas/S' } })),
    ],
    [
      'a version that is a number',
      '/info/version',
      { ...openApi('3.0.3', get({})), info: { title: 'T', version: 1.5 } },
    ],
    ['a missing title', '/info/title', { ...openApi('3.0.3', get({})), info: { version: '1' } }],
    ['empty webhooks beside paths', '/webhooks', openApi('3.1.0', { ...get({}), webhooks: null })],
  ])('is served, and its errors are logged once: %s', async (_slip, pointer, document) => {
    const logged: string[] = [];
    const logger = pino({}, { write: (line: string) => void logged.push(line) });
    const host = await apiHost(json(document));
    const { get: ask } = await site({ origin: host.origin, freshSeconds: -1, logger });
    expect((await ask()).status).toBe(200);
    await ask();
    await expect.poll(() => host.requests).toBeGreaterThan(1);
    await expect.poll(() => logged.length, { timeout: 30_000 }).toBe(1);
    const { first } = JSON.parse(logged[0] ?? '');
    expect(first.map((issue: { pointer: string }) => issue.pointer)).toContain(pointer);
  });
});

describe('an unacceptable document', () => {
  it.each<[fault: string, place: string, document: unknown]>([
    ['Swagger 2.0', '/swagger', { swagger: '2.0', info: { title: 'T', version: '1' }, paths: {} }],
    ['a version of the future', '/openapi', openApi('3.3.0', get({}))],
    ['a version that is a number', '/openapi', { ...openApi('', get({})), openapi: 3.1 }],
    ['a list', 'the document', [openApi('3.1.0', get({}))]],
    ['null', 'the document', null],
    ['a missing info object', '/info', { openapi: '3.1.0', paths: {} }],
    ['nothing to show', 'the document', openApi('3.1.0', { paths: [] })],
    [
      'a path in another file',
      '/paths/~1x/$ref',
      openApi('3.1.0', { paths: { '/x': { $ref: './x.json' } } }),
    ],
    [
      'a schema in another file',
      '/components/schemas/S/properties/a/items/$ref',
      openApi('3.0.3', schemas({ S: { properties: { a: { items: elsewhere } } } })),
    ],
    [
      'a named example in another file',
      '/content/application~1json/examples/one/$ref',
      openApi('3.0.3', response({ examples: { one: elsewhere } })),
    ],
  ])('is rejected with the location of the error: %s', async (_fault, pointer, document) => {
    const { status, message } = await fetchDocument(document);
    expect(status).toBe(502);
    expect(message).toContain(`${pointer} `);
  });

  it('is rejected above the size limit, not counting white space', async () => {
    const { message } = await fetchDocument(minimal('Large', { 'x-data': 'a'.repeat(10_000_000) }));
    expect(message).toContain('it has 10.0 MB without white space, but at most 10 MB can be shown');
  });

  it('is rejected before it is parsed if it has too many values', async () => {
    const hostile = JSON.stringify(minimal('Many', { 'x-data': [] })).replace(
      '[]',
      `[${'[],'.repeat(3_000_000)}[]]`,
    );
    const host = await apiHost((_request, reply) =>
      reply.setHeader('content-type', 'application/json').end(hostile),
    );
    const { get: ask } = await site({ origin: host.origin, prepare: prepareInThread });
    const { error } = await (await ask()).json();
    expect(error.message).toMatch(/it has \d+ values, but at most 1000000 can be shown/);
  });
});

describe('outlineOf', () => {
  const summaryOf = async (document: object) => {
    const contents = await (await fetchDocument(document)).outline();
    return contents?.groups.map(({ name, operations }) => [
      name,
      ...operations.map(({ method, title, address }) => `${method} ${title} ${address}`),
    ]);
  };

  it('lists webhooks below their tags, and those without a tag at the end', async () => {
    const post = (properties: object) => ({
      post: { summary: 'An order', responses: { '200': ok }, ...properties },
    });
    const document = openApi('3.1.0', {
      webhooks: {
        newOrder: post({}),
        'order.paid': post({ tags: ['Orders'] }),
        hidden: post({ 'x-internal': true }),
      },
    });
    expect(await summaryOf(document)).toEqual([
      ['Orders', 'POST An order tag/orders/webhook/post-order-paid'],
      ['Webhooks', 'POST An order webhook/post-new-order'],
    ]);
  });

  it('lists an operation with two tags below both, and once below a repeated tag', async () => {
    const operation = (tags: string[]) => ({ get: { tags, operationId: 'a', responses: { '200': ok } } });
    const document = openApi('3.1.0', { paths: { '/a': operation(['Orders', 'Ships', 'Orders']) } });
    expect(await summaryOf(document)).toEqual([
      ['Orders', 'GET /a tag/orders/a'],
      ['Ships', 'GET /a tag/ships/a'],
    ]);
  });

  it('lists query operations, additional operations and referenced path items', async () => {
    const operation = { responses: { '200': ok } };
    const document = openApi('3.2.0', {
      paths: {
        '/a': { query: operation, additionalOperations: { COPY: operation } },
        '/b': { $ref: '#/components/pathItems/B' },
      },
      components: { pathItems: { B: { get: operation } } },
    });
    expect(await summaryOf(document)).toEqual([
      ['Operations', 'QUERY /a query-a', 'COPY /a copy-a', 'GET /b get-b'],
    ]);
  });

  it('lists tags below their parents, and tags in a cycle at the top', async () => {
    const operation = (tag: string) => ({ get: { tags: [tag], operationId: tag, responses: { '200': ok } } });
    const document = openApi('3.2.0', {
      tags: [
        { name: 'child', parent: 'top' },
        { name: 'x', parent: 'y' },
        { name: 'y', parent: 'x' },
        { name: 'top', summary: 'Top', kind: 'nav' },
      ],
      paths: { '/c': operation('child'), '/x': operation('x'), '/t': operation('top') },
    });
    expect(await summaryOf(document)).toEqual([
      ['x', 'GET /x tag/x/x'],
      ['Top', 'GET /t tag/top/top'],
      ['Top / child', 'GET /c tag/child/child'],
    ]);
  });
});
