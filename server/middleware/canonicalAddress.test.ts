import http from 'node:http';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { canonicalAddress } from './canonicalAddress.ts';

const app = new Koa();
app.use(canonicalAddress());
app.use((ctx) => {
  ctx.body = ctx.path;
});
const server = http.createServer(app.callback());
let origin: string;
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => close(server));

it.each([
  ['/tide-%f0%9f%a6%80', '/tide-%F0%9F%A6%80'],
  ['/%ce%ba%cf%8c%cf%83%ce%bc%ce%b5/', '/%CE%BA%CF%8C%CF%83%CE%BC%CE%B5'],
  ['/blog/%e6%bd%ae?a=1', '/blog/%E6%BD%AE?a=1'],
])('an address as WordPress writes it leads to the one spelling of it: %s', async (address, canonical) => {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
  expect((await fetch(origin + canonical, { redirect: 'manual' })).status).toBe(200);
});
