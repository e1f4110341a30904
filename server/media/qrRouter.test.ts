import { createServer, type Server } from 'node:http';
import Koa from 'koa';
import { renderSVG } from 'uqr';
import { afterEach, expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { createQrRouter } from './qrRouter.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

async function get(path: string): Promise<Response> {
  const app = new Koa().use(createQrRouter({ siteUrl: 'https://www.example.com' }).routes());
  const server = createServer(app.callback());
  servers.push(server);
  return fetch((await listen(server)) + path);
}

it('createQrRouter renders a different SVG for each language', async () => {
  const [english, danish] = await Promise.all([get('/qr.svg'), get('/da/qr.svg')]);
  expect(english.headers.get('content-type')).toContain('image/svg+xml');
  const drawings = await Promise.all([english.text(), danish.text()]);
  expect(drawings[0]).toMatch(/^<svg [\s\S]*<path/);
  expect(drawings[0]).not.toBe(drawings[1]);
});

it.each([
  ['/qr.svg', 'https://www.example.com/', 'qr-en.svg'],
  ['/da/qr.svg', 'https://www.example.com/da', 'qr-da.svg'],
  ['/de/qr.svg', 'https://www.example.com/de', 'qr-de.svg'],
])(
  'createQrRouter serves %s, which encodes %s with error correction M and a border',
  async (path, address, filename) => {
    const { headers, ...response } = await get(path).then(async (code) => ({
      headers: code.headers,
      text: await code.text(),
    }));
    expect(response.text).toBe(renderSVG(address, { ecc: 'M', border: 2 }));
    expect(headers.get('content-disposition')).toBe(`inline; filename="${filename}"`);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  },
);
