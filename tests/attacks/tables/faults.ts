import type { Fault } from '../support/hostileHost.ts';

/** What the content backend does instead of answering. One line is one fault; what was seen before stays, and an address
 * that was not is 503. */
export const faults: readonly (readonly [name: string, fault: Fault])[] = [
  ['never answers', () => {}],
  ['closes the connection', (response) => response.destroy()],
  ['resets the connection', (response) => response.socket?.resetAndDestroy()],
  ['answers a byte and no more', (response) => response.write('{')],
  ['answers half', (response) => response.writeHead(200, { 'content-length': 999 }).end('{"data":')],
  ['answers nothing', (response) => response.end()],
  ['answers 500', (response) => response.writeHead(500).end('There has been a critical error.')],
  ['answers 503 for a day', (response) => response.writeHead(503, { 'retry-after': '86400' }).end()],
  ['answers 401', (response) => response.writeHead(401).end('{}')],
  ['answers 429', (response) => response.writeHead(429).end('{}')],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['leads in a circle', (response) => response.writeHead(307, { location: '/graphql' }).end()],
  [
    'answers a login page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<form>'),
  ],
  ['answers no JSON', (response) => json(response, '{"data": undefined}')],
  ['answers null', (response) => json(response, 'null')],
  ['answers a list', (response) => json(response, '[[[]]]')],
  ['answers errors alone', (response) => json(response, '{"errors":[{"message":"Internal server error"}]}')],
  ['answers without data', (response) => json(response, '{"data":null}')],
  ['answers another shape', (response) => json(response, '{"data":{"page":7,"posts":"none"}}')],
  [
    'answers prototypes',
    (response) => json(response, '{"__proto__":{"data":1},"data":{"__proto__":{"page":{}}}}'),
  ],
  ['answers nothing that was asked for', (response) => json(response, '{"data":{}}')],
  ['answers 60 MB', (response) => json(response, `{"data":"${'a'.repeat(60_000_000)}"}`)],
  [
    'answers a bomb',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(2_000, 'a')),
  ],
  ['answers a million lists in lists', (response) => json(response, '['.repeat(1_000_000))],
  ['answers no UTF-8', (response) => json(response, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
];

function json(response: Parameters<Fault>[0], body: string | Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}
