import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { ContentClientError } from './contentResponse.ts';
import { authorizationHeader, createContentClient } from './contentClient.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

const request = { name: 'PageQuery', text: 'query PageQuery { page { title } }', variables: { uri: '/x' } };

async function backend(status: number, body: string, method: 'POST' | 'GET' = 'POST') {
  const requests: {
    url: URL;
    authorization: string | undefined;
    draft: unknown;
    method: string | undefined;
    body: string;
  }[] = [];
  const server = createServer(async (incoming, response) => {
    requests.push({
      url: new URL(incoming.url ?? '', 'http://backend'),
      authorization: incoming.headers.authorization,
      draft: incoming.headers['x-site-draft'],
      method: incoming.method,
      body: await text(incoming),
    });
    response.writeHead(status, { 'content-type': 'application/json', 'x-from': 'backend' }).end(body);
  });
  servers.push(server);
  const graphqlUrl = `${await listen(server)}/graphql`;
  return {
    requests,
    client: createContentClient({
      graphqlUrl,
      method,
      authorization: authorizationHeader('user:pass word'),
      timeoutMs: 5_000,
    }),
  };
}

describe('createContentClient', () => {
  it('sends the key of unsaved fields in a POST request, never in a GET that a cache could store', async () => {
    const { client, requests } = await backend(200, '{"data":{"page":null}}', 'GET');
    await client.query({ ...request, draft: 'a'.repeat(32) });
    await client.query(request);

    expect(requests.map(({ method, draft }) => ({ method, draft }))).toEqual([
      { method: 'POST', draft: 'a'.repeat(32) },
      { method: 'GET', draft: undefined },
    ]);
  });

  it('posts the query, variables and operation name, and does not retry', async () => {
    const { client, requests } = await backend(500, '{}');
    await expect(client.query(request)).rejects.toThrow(ContentClientError);
    expect(requests.map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      query: 'query PageQuery{page{title}}',
      variables: { uri: '/x' },
      operationName: 'PageQuery',
    });
  });

  it('rejects a response that lacks a required root field', async () => {
    const { client } = await backend(200, '{"data":{"menu":null}}');
    await expect(client.query(request)).rejects.toThrow('responded without “page”');
    const spread = 'query Q { ...Parts } fragment Parts on RootQuery { title: page { id } }';
    await expect(client.query({ ...request, text: spread })).rejects.toThrow('responded without “title”');
    const conditional = 'query Q($asks: Boolean!) { menu { id } page @include(if: $asks) { id } }';
    expect((await client.query({ ...request, text: conditional })).data).toEqual({ menu: null });
  });

  it('sends a GET with the same values and the credential, if configured', async () => {
    const { client, requests } = await backend(200, '{"data":{"page":null}}', 'GET');
    expect(await client.query(request)).toEqual({ data: { page: null }, missing: undefined });
    expect(requests[0]?.method).toBe('GET');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      query: 'query PageQuery{page{title}}',
      variables: '{"uri":"/x"}',
      operationName: 'PageQuery',
    });
    expect(requests[0]?.authorization).toBe(`Basic ${Buffer.from('user:pass word').toString('base64')}`);
  });

  it('retries a GET once', async () => {
    const { client, requests } = await backend(503, '{}', 'GET');
    await expect(client.query(request)).rejects.toThrow(ContentClientError);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it('posts a query that is too long for a URL, and does not retry', async () => {
    const { client, requests } = await backend(500, '{}', 'GET');
    const long = { ...request, text: `query PageQuery { ${'page { title } '.repeat(700)} }` };
    await expect(client.query(long)).rejects.toThrow(ContentClientError);
    expect(requests.map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
  });

  it('rejects with the status and headers of an error response', async () => {
    const { client } = await backend(404, '{}');
    const error = await client.query(request).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ContentClientError);
    expect(error).toMatchObject({ upstreamStatus: 404 });
    expect(error instanceof ContentClientError && error.upstreamHeaders.get('x-from')).toBe('backend');
  });

  it('resolves with partial data and the error message', async () => {
    const { client } = await backend(
      200,
      '{"data":{"page":{"title":"half"}},"errors":[{"message":"Out of tide","path":["page","seo"]}]}',
    );
    expect(await client.query(request)).toEqual({
      data: { page: { title: 'half' } },
      missing: 'Out of tide',
    });
  });

  it.each([
    ['emptied the field that decides whether the page exists', ['page', 'title'], { page: null, menu: {} }],
    ['may have emptied any field', [], { page: { title: 'half' } }],
  ])('rejects a response that contains an error that %s', async (_, path, data) => {
    const { client } = await backend(
      200,
      JSON.stringify({ data, errors: [{ message: 'Out of tide', path }] }),
    );
    await expect(client.query(request)).rejects.toThrow('Out of tide');
  });

  it.each([
    [200, '{"errors":[{"message":"No such field"}]}', false],
    [500, '{"errors":[{"message":"Syntax error"}]}', false],
    [500, '{"code":"internal_server_error"}', true],
    [404, '<html>Not found</html>', true],
    [200, '<html>Log in</html>', true],
  ])('rejects %i %s as an outage: %s', async (status, body, isOutage) => {
    const { client } = await backend(status, body);
    await expect(client.query(request)).rejects.toMatchObject({ isOutage });
  });

  it('accepts responses of up to ten megabytes', async () => {
    const bodyOf = (bytes: number) => {
      const body = (title: string) => JSON.stringify({ data: { page: { title } } });
      return body('x'.repeat(bytes - body('').length));
    };
    const megabytes = 10 * 1024 * 1024;
    expect((await (await backend(200, bodyOf(megabytes))).client.query(request)).missing).toBeUndefined();
    const { client } = await backend(200, bodyOf(megabytes + 1));
    await expect(client.query(request)).rejects.toMatchObject({ code: 'answer_too_large', isOutage: false });
  });

  it('rejects with a generic message and the status if an error has no message', async () => {
    const { client } = await backend(200, '{"errors":[{}]}');
    await expect(client.query(request)).rejects.toThrow('The content query failed with status 200.');
  });

  it.each(['<html>Log in</html>', '[]', '{"data":7}', '{}'])(
    'rejects the malformed response %s',
    async (body) => {
      const { client } = await backend(200, body);
      await expect(client.query(request)).rejects.toThrow();
    },
  );
});
