import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { withOriginForm } from './httpServer.ts';

const server = http.createServer(withOriginForm((request, response) => response.end(request.url)));
let origin: string;
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => close(server));

/** Sends a request and returns the URL that the handler receives. */
function requestedUrl(path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .request(origin, { path, headers: { host } }, (response) => void text(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}

it.each([
  ['http://site.example/about?page=2', 'site.example', '/about?page=2'],
  ['HTTPS://Site.Example:8443/', 'site.example:8443', '/'],
  ['http://site.example', 'site.example', '/'],
  ['http://site.example?q=x', 'site.example', '/?q=x'],
  ['http://site.example//evil.example/', 'site.example', '//evil.example/'],
])('withOriginForm converts the absolute target %s for the host %s to %s', async (path, host, expected) => {
  expect(await requestedUrl(path, host)).toBe(expected);
});

it.each([
  ['http://evil.example/about', 'site.example'],
  ['http://site.example@evil.example/', 'site.example'],
  ['ftp://site.example/about', 'site.example'],
])(
  'withOriginForm leaves the target %s for the host %s unchanged, so that it is rejected later',
  async (path, host) => {
    expect(await requestedUrl(path, host)).toBe(path);
  },
);
