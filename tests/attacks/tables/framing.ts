import { get, raw, type Attack } from '../support/attack.ts';

const host = 'Host: site.example';
const closeHeader = 'Connection: close';
const chunked = 'Transfer-Encoding: chunked';
const postLine = 'POST /api/csp-reports HTTP/1.1';
const hidden = raw('GET /admin HTTP/1.1', host, '', '');

/**
 * Request smuggling (RFC 9112, 11.2): requests whose end two servers may locate differently. The site rejects them, or
 * responds once to each and in order.
 */
export const framing: readonly Attack[] = [
  ['a length and chunks', raw(postLine, host, 'Content-Length: 4', chunked, '', '0', '', hidden), 400],
  ['two lengths', raw(postLine, host, 'Content-Length: 3', 'Content-Length: 30', '', 'abc'), 400],
  ['a list of lengths', raw(postLine, host, 'Content-Length: 3, 30', '', 'abc'), 400],
  ['a negative length', raw(postLine, host, 'Content-Length: -3', '', 'abc'), 400],
  ['a length with a sign', raw(postLine, host, 'Content-Length: +3', '', 'abc'), 400],
  ['a length in hexadecimal', raw(postLine, host, 'Content-Length: 0x3', '', 'abc'), 400],
  [
    'chunks that are not the last coding',
    raw(postLine, host, 'Transfer-Encoding: chunked, identity', '', '0', '', ''),
    400,
  ],
  ['a made-up coding', raw(postLine, host, 'Transfer-Encoding: xchunked', '', '0', '', ''), 400],
  ['a space before the colon', raw(postLine, host, 'Transfer-Encoding : chunked', '', '0', '', ''), 400],
  [
    'a folded header',
    raw('GET /livez HTTP/1.1', host, 'X-A: b', ' Transfer-Encoding: chunked', closeHeader, '', ''),
    400,
  ],
  ['lines without a carriage return', 'GET /livez HTTP/1.1\nHost: site.example\n\n', 400],
  ['carriage returns alone', 'GET /livez HTTP/1.1\rHost: site.example\r\r', 400],
  ['a null byte in a header', raw('GET /livez HTTP/1.1', host, 'X-A: b\0c', '', ''), 400],
  ['a chunk of no size', raw(postLine, host, chunked, '', 'zz', 'abc', '', ''), 400],
  ['a chunk larger than any', raw(postLine, host, chunked, '', 'ffffffffffffffffff', 'abc'), 400],
  ['a chunk that does not end', raw(postLine, host, chunked, '', '3', 'abcX', '0', '', ''), 400],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['HTTP/0.9', 'GET /\r\n\r\n', 400],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01', 400],
  ['a proxy’s CONNECT', raw('CONNECT evil.example:443 HTTP/1.1', host, closeHeader, '', ''), { status: [] }],
  ['an unknown method', raw('SMUGGLE / HTTP/1.1', host, '', ''), 400],
  ['a space in the address', raw('GET /a b HTTP/1.1', host, '', ''), 400],
  [
    'an upgrade to h2c',
    get('/livez', {
      Connection: 'Upgrade, HTTP2-Settings, close',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAMAAABk',
    }),
    200,
  ],
  [
    'an upgrade to a websocket',
    get('/livez', { Connection: 'Upgrade, close', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'x' }),
    200,
  ],
  [
    'GET with a body',
    raw('GET /livez HTTP/1.1', host, 'Content-Length: 3', '', 'abc') + get('/livez'),
    { status: [200, 200] },
  ],
  [
    'requests in a row',
    raw('GET /livez HTTP/1.1', host, '', '') + get('/robots.txt'),
    { status: [200, 200] },
  ],
  ['a header of 20 kB', get('/livez', { 'X-A': 'a'.repeat(20_000) }), 431],
  ['an address of 20 kB', get(`/${'a'.repeat(20_000)}`), 431],
  [
    'three thousand headers',
    raw(
      'GET /livez HTTP/1.1',
      host,
      closeHeader,
      ...Array.from({ length: 3_000 }, (_, i) => `a${i}:`),
      '',
      '',
    ),
    431,
  ],
];
