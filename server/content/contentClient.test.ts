import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { ContentClientError } from './contentAnswer.ts';
import { authorizationHeader, createContentClient } from './contentClient.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

const request = { name: 'PageQuery', text: 'query PageQuery { page { title } }', variables: { uri: '/x' } };

async function backend(status: number, body: string, method: 'POST' | 'GET' = 'POST') {
  const seen: {
    url: URL;
    authorization: string | undefined;
    draft: unknown;
    method: string | undefined;
    body: string;
  }[] = [];
  const server = createServer(async (incoming, response) => {
    seen.push({
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
    seen,
    client: createContentClient({
      graphqlUrl,
      method,
      authorization: authorizationHeader('user:pass word'),
      timeoutMs: 5_000,
    }),
  };
}

describe('a content query', () => {
  it('names the unsaved fields that it is about, and is then never a GET that a cache could keep', async () => {
    const { client, seen } = await backend(200, '{"data":{"page":null}}', 'GET');
    await client.query({ ...request, draft: 'a'.repeat(32) });
    await client.query(request);

    expect(seen.map(({ method, draft }) => ({ method, draft }))).toEqual([
      { method: 'POST', draft: 'a'.repeat(32) },
      { method: 'GET', draft: undefined },
    ]);
  });

  it('is a POST of query, variables and operation name to the one address, which is not tried again', async () => {
    const { client, seen } = await backend(500, '{}');
    await expect(client.query(request)).rejects.toThrow(ContentClientError);
    expect(seen.map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      query: 'query PageQuery{page{title}}',
      variables: { uri: '/x' },
      operationName: 'PageQuery',
    });
  });

  it('fails where the backend tells nothing of what it was asked for first', async () => {
    const { client } = await backend(200, '{"data":{"menu":null}}');
    await expect(client.query(request)).rejects.toThrow('responded without “page”');
    const spread = 'query Q { ...Parts } fragment Parts on RootQuery { title: page { id } }';
    await expect(client.query({ ...request, text: spread })).rejects.toThrow('responded without “title”');
    const onCondition = 'query Q($asks: Boolean!) { menu { id } page @include(if: $asks) { id } }';
    expect((await client.query({ ...request, text: onCondition })).data).toEqual({ menu: null });
  });

  it('is, where the owner says so, a GET with the same and the credential', async () => {
    const { client, seen } = await backend(200, '{"data":{"page":null}}', 'GET');
    expect(await client.query(request)).toEqual({ data: { page: null }, missing: undefined });
    expect(seen[0]?.method).toBe('GET');
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      query: 'query PageQuery{page{title}}',
      variables: '{"uri":"/x"}',
      operationName: 'PageQuery',
    });
    expect(seen[0]?.authorization).toBe(`Basic ${Buffer.from('user:pass word').toString('base64')}`);
  });

  it('is tried once more as GET', async () => {
    const { client, seen } = await backend(503, '{}', 'GET');
    await expect(client.query(request)).rejects.toThrow(ContentClientError);
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it('is a POST when it is too long for an address, and is then not tried again', async () => {
    const { client, seen } = await backend(500, '{}', 'GET');
    const long = { ...request, text: `query PageQuery { ${'page { title } '.repeat(700)} }` };
    await expect(client.query(long)).rejects.toThrow(ContentClientError);
    expect(seen.map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
  });

  it('fails with the status and headers of an answer that is not OK', async () => {
    const { client } = await backend(404, '{}');
    const error = await client.query(request).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ContentClientError);
    expect(error).toMatchObject({ upstreamStatus: 404 });
    expect(error instanceof ContentClientError && error.upstreamHeaders.get('x-from')).toBe('backend');
  });

  it('is answered with what there is, and told that the rest is missing', async () => {
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
    ['emptied the field that tells whether the page exists', ['page', 'title'], { page: null, menu: {} }],
    ['may have emptied any field', [], { page: { title: 'half' } }],
  ])('fails with an error that %s', async (_, path, data) => {
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
  ])('that fails with %i %s is an outage: %s', async (status, body, isOutage) => {
    const { client } = await backend(status, body);
    await expect(client.query(request)).rejects.toMatchObject({ isOutage });
  });

  it('is answered with ten megabytes at most', async () => {
    const of = (bytes: number) => {
      const answer = (title: string) => JSON.stringify({ data: { page: { title } } });
      return answer('x'.repeat(bytes - answer('').length));
    };
    const megabytes = 10 * 1024 * 1024;
    expect((await (await backend(200, of(megabytes))).client.query(request)).missing).toBeUndefined();
    const { client } = await backend(200, of(megabytes + 1));
    await expect(client.query(request)).rejects.toMatchObject({ code: 'answer_too_large', isOutage: false });
  });

  it('fails with a generic message and the status when an error has none', async () => {
    const { client } = await backend(200, '{"errors":[{}]}');
    await expect(client.query(request)).rejects.toThrow('The content query failed with status 200.');
  });

  it.each(['<html>Log in</html>', '[]', '{"data":7}', '{}'])('fails on the shape of %s', async (body) => {
    const { client } = await backend(200, body);
    await expect(client.query(request)).rejects.toThrow();
  });
});
