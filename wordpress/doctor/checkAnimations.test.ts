import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { checkAnimations } from './checkAnimations.ts';

const animation = { v: '5.7.0', fr: 30, ip: 0, op: 60, w: 100, h: 100, layers: [{ ty: 4 }] };
const files: Record<string, string> = {
  '/whole.json': JSON.stringify(animation),
  '/beside.json': JSON.stringify({ ...animation, assets: [{ id: 'a', u: 'images/', p: 'img_0.png' }] }),
  '/archive.lottie': 'PK\u0003\u0004',
};

it('checkAnimations lists the animations that do not play, each with a page that uses it', async () => {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file);
  });
  const origin = await listen(server);
  const animations = [...Object.keys(files), '/gone.json'].map((url) => ({ url, where: '/pricing' }));
  const { state, message } = await checkAnimations(animations, origin);
  await close(server);

  expect(state).toBe('warning');
  expect(message).toMatch(/^3 animations/);
  expect(message).toContain('/beside.json on /pricing has images in separate files');
  expect(message).toContain('/archive.lottie on /pricing is a .lottie archive');
  expect(message).toContain('/gone.json on /pricing could not be loaded (404)');
});
