import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import { createQrRouter } from './router.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function get(path: string): Promise<Response> {
  const server = new Koa()
    .use(createQrRouter({ siteUrl: 'https://www.example.com' }).routes())
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`);
}

it('draws a code as SVG, another one for each language', async () => {
  const [english, danish] = await Promise.all([get('/qr.svg'), get('/da/qr.svg')]);
  expect(english.headers.get('content-type')).toContain('image/svg+xml');
  const drawings = await Promise.all([english.text(), danish.text()]);
  expect(drawings[0]).toMatch(/^<svg [\s\S]*<path/);
  expect(drawings[0]).not.toBe(drawings[1]);
});
