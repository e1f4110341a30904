import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';
import { json, minimal, status, titleOf, useDocs } from '#tests/support/useDocs.ts';
import { prepareInThread } from './prepareInThread.ts';

// The worker thread starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
/** Time after which a failed host is requested again. */
const cooldownMs = 5_001;
const { apiHost, site } = useDocs();

const embedded = await embeddedSpecification();
const { tags } = v.parse(v.object({ tags: v.array(v.object({ name: v.string() })) }), embedded);

describe('the embedded specification', () => {
  it('is served unchanged', async () => {
    const { get } = await site({ prepare: prepareInThread });
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
    );
    expect(await response.json()).toEqual(embedded);
  });

  it('is revalidated by its ETag, and HEAD has no body', async () => {
    const { get, url } = await site({});
    const etag = (await get()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    // Without this header, Node's fetch would ask for a reload.
    const revalidation = await get({ 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(revalidation.status).toBe(304);
    const head = await fetch(`${url}/api/docs-json`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('has a separate ETag for each encoding', async () => {
    const { get } = await site({});
    const responses = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => get({ 'accept-encoding': encoding })),
    );
    expect(responses.map((response) => response.headers.get('content-encoding'))).toEqual([
      null,
      'gzip',
      'br',
    ]);
    expect(new Set(responses.map((response) => response.headers.get('etag'))).size).toBe(3);
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(responses[0]?.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('provides the outline in the order of the document', async () => {
    const { outline } = await site({});
    const contents = await outline();
    expect(contents?.title).toBe('Kystlink API');
    expect(contents?.groups.map((group) => group.name)).toEqual(tags.map((tag) => tag.name));
    expect(contents?.groups[1]?.operations[0]).toEqual({
      method: 'GET',
      path: '/v1/sims',
      title: 'List SIMs',
      address: `tag/${contents?.groups[1]?.slug}/list-sims`,
    });
  });
});

describe('the specification of an API host', () => {
  it('is fetched once for concurrent requests', async () => {
    const host = await apiHost(json(minimal('Ours')));
    const { get } = await site({ origin: host.origin });
    const titles = await Promise.all(Array.from({ length: 50 }, async () => titleOf(await get())));
    expect(new Set(titles)).toEqual(new Set(['Ours']));
    expect(host.requests).toBe(1);
  });

  it('is fetched again after a temporary failure', async () => {
    const host = await apiHost((_request, response) => {
      host.answer = json(minimal('Second try'));
      response.writeHead(503).end();
    });
    const { get } = await site({ origin: host.origin });
    expect(await titleOf(await get())).toBe('Second try');
  });

  it('may be redirected within its host', async () => {
    const host = await apiHost((request, response) => {
      if (request.url === '/v2/openapi.json') json(minimal('Moved'))(request, response);
      else response.writeHead(307, { location: '/v2/openapi.json' }).end();
    });
    const { get } = await site({ origin: host.origin });
    expect(await titleOf(await get())).toBe('Moved');
  });

  it('is not fetched from another host', async () => {
    const otherHost = await apiHost(json(minimal('Elsewhere')));
    const host = await apiHost(status(302, { location: `${otherHost.origin}/api/docs-json` }));
    const { get } = await site({ origin: host.origin });
    const response = await get();
    expect(response.status).toBe(502);
    expect(otherHost.requests).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ['HTML', (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>')],
    [
      'not JSON',
      (_request, response) => response.setHeader('content-type', 'application/json').end('{"openapi":'),
    ],
    ['JSON of another kind', json({ hello: 'world' })],
    ['Swagger 2', json({ swagger: '2.0', info: { title: 'Old', version: '1' }, paths: {} })],
    ['OpenAPI without paths', json({ openapi: '3.0.3', info: { title: 'Empty', version: '1' } })],
    [
      'a reference to another host',
      json(minimal('Far', { paths: { '/x': { $ref: 'https://elsewhere.example/x' } } })),
    ],
    ['an error', status(500)],
    ['nothing to see', status(404)],
    ['a broken connection', (_request, response) => response.destroy()],
  ])('is rejected with a 502 and a message if it is %s', async (_name, answer) => {
    const host = await apiHost(answer);
    const { get } = await site({ origin: host.origin });
    const response = await get();
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
  });

  it('is not read beyond the size limit', async () => {
    let sentBytes = 0;
    const chunk = Buffer.alloc(1_000_000, ' ');
    const host = await apiHost((_request, response) => {
      response.setHeader('content-type', 'application/json');
      const sendMore = () => {
        while (sentBytes < 50_000_000 && !response.destroyed) {
          sentBytes += chunk.byteLength;
          if (!response.write(chunk)) return response.once('drain', sendMore);
        }
        return response.end('{}');
      };
      sendMore();
    });
    const { get } = await site({ origin: host.origin });
    const response = await get();
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: { code: 'answer_too_large' } });
    expect(sentBytes).toBeLessThan(50_000_000);
  });

  it('is rejected after the timeout', async () => {
    const host = await apiHost(() => undefined);
    const { get, outline } = await site({ origin: host.origin, timeLimitMs: 50 });
    expect((await get()).status).toBe(502);
    expect(await outline()).toBeUndefined();
  });

  it('is served again after the host has recovered', async () => {
    const host = await apiHost(status(503));
    let time = 0;
    const { get } = await site({ origin: host.origin, now: () => time });
    expect((await get()).status).toBe(502);
    host.answer = json(minimal('Back'));
    time += cooldownMs;
    expect(await titleOf(await get())).toBe('Back');
  });
});

describe('a hostile specification', () => {
  it('is served without scripts, and with harmless text unchanged', async () => {
    const description =
      'Use `<iccid>` as is.\n\n| a | b |\n| - | - |\n| <b>1</b> | [two](https://example.com) |';
    const host = await apiHost(
      json(
        minimal('Hostile', {
          info: {
            title: 'Hostile',
            version: '1',
            description: `${description}\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1))`,
            termsOfService: 'javascript:alert(1)',
          },
          components: {
            schemas: {
              Sim: {
                type: 'string',
                description: '<svg onload=alert(1)>',
                'x-enumDescriptions': { a: '<iframe src="//evil.example">' },
              },
            },
            examples: {
              One: { externalValue: 'https://evil.example/one' },
              Two: { value: { text: '<script>shown</script>' } },
            },
          },
          'x-pre-request': 'alert(1)',
          'x-scalar-active-proxy': 'https://evil.example',
        }),
      ),
    );
    const { get } = await site({ origin: host.origin });
    const text = await (await get()).text();
    const document = JSON.parse(text);
    expect(document.info.description.startsWith(description)).toBe(true);
    expect(text).not.toMatch(
      /alert\(1\)<\/script>|onerror=|onload=|javascript:|<iframe|evil\.example|x-pre-request/,
    );
    expect(document.components.examples.Two.value.text).toBe('<script>shown</script>');
  });

  it('is stripped of __proto__ and rejected if it is nested too deeply', async () => {
    const deep = await apiHost((_request, response) => {
      const nested = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(minimal('Deep')).replace(/}$/, `,"x-deep":${nested}}`));
    });
    const hardened = await site({ origin: deep.origin, prepare: prepareInThread });
    expect((await hardened.get()).status).toBe(502);

    const pollutingHost = await apiHost((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(minimal('Sly')).replace(/}$/, ',"__proto__":{"polluted":true}}'));
    });
    const body = await (await (await site({ origin: pollutingHost.origin })).get()).text();
    expect(body).toContain('Sly');
    expect(body).not.toContain('polluted');
  });
});
