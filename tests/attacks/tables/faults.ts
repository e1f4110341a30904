import type { Fault } from '../support/hostileHost.ts';

/** Created once, because encoding it for each response would keep the test from reading its own responses. */
const tooLong = Buffer.from(`{"data":"${'a'.repeat(60_000_000)}"}`);

/** Faults of the content backend. During each, visited pages come from the cache and others respond with 503. */
export const faults: readonly (readonly [name: string, fault: Fault])[] = [
  ['never responds', () => {}],
  ['closes the connection', (response) => response.destroy()],
  ['resets the connection', (response) => response.socket?.resetAndDestroy()],
  ['sends a single byte', (response) => response.write('{')],
  ['sends half a response', (response) => response.writeHead(200, { 'content-length': 999 }).end('{"data":')],
  ['sends an empty response', (response) => response.end()],
  ['responds with 500', (response) => response.writeHead(500).end('There has been a critical error.')],
  [
    'responds with 503 and Retry-After of a day',
    (response) => response.writeHead(503, { 'retry-after': '86400' }).end(),
  ],
  ['responds with 401', (response) => response.writeHead(401).end('{}')],
  ['responds with 429', (response) => response.writeHead(429).end('{}')],
  [
    'redirects elsewhere',
    (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  ['redirects in a loop', (response) => response.writeHead(307, { location: '/graphql' }).end()],
  [
    'responds with a login page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<form>'),
  ],
  ['sends invalid JSON', (response) => json(response, '{"data": undefined}')],
  ['sends null', (response) => json(response, 'null')],
  ['sends a list', (response) => json(response, '[[[]]]')],
  ['sends only errors', (response) => json(response, '{"errors":[{"message":"Internal server error"}]}')],
  ['sends null data', (response) => json(response, '{"data":null}')],
  ['sends data of a different shape', (response) => json(response, '{"data":{"page":7,"posts":"none"}}')],
  [
    'sends prototype keys',
    (response) => json(response, '{"__proto__":{"data":1},"data":{"__proto__":{"page":{}}}}'),
  ],
  ['sends empty data', (response) => json(response, '{"data":{}}')],
  ['sends 60 MB', (response) => json(response, tooLong)],
  [
    'sends invalid gzip',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(2_000, 'a')),
  ],
  ['sends a million nested lists', (response) => json(response, '['.repeat(1_000_000))],
  ['sends invalid UTF-8', (response) => json(response, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
];

function json(response: Parameters<Fault>[0], body: string | Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}
