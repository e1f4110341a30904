import http from 'node:http';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import { createPlainRendering } from '#tests/support/plainRendering.ts';
import { close, listen } from '#tests/support/listen.ts';

const templatePath = '/da/--the-address-asked-for--';
const servers: http.Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

it('createRendering renders the 404 page of a language once, however many paths are requested', async () => {
  const rendered: string[] = [];
  const { middleware } = createPlainRendering(async (url, _used, notFound) => {
    const contentType = 'text/html;charset=utf-8';
    if (url !== templatePath) {
      notFound('unknown');
      return { status: 302, contentType, body: '', location: '/aborted' };
    }
    rendered.push(url);
    return { status: 404, contentType, body: `<p>Page not found: ${templatePath}</p>`, location: undefined };
  });
  const server = http.createServer(new Koa().use(middleware).callback());
  servers.push(server);
  const origin = await listen(server);

  for (const path of ['/da/one', '/da/two', '/da/one', '/da/private/three', '/da/a&b']) {
    const response = await fetch(origin + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toBe(`<p>Page not found: ${path.replace('&', '&amp;')}</p>`);
  }
  expect(rendered).toEqual([templatePath]);
  // A page may be published at this path any minute.
  const { headers } = await fetch(`${origin}/da/one`);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
});
