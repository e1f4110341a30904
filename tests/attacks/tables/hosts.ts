import { get, raw, type Attack } from '../support/attack.ts';

const htmlHeaders = { Accept: 'text/html' };
const from = (host: string, path = '/') => get(path, { ...htmlHeaders, Host: host });
const badRequest = { status: 400, lacks: /Something went wrong/ };
const ownPage = { status: 200, lacks: /evil\.example/ };

/** `Host` and forwarding headers that misreport the site or the client. */
export const hosts: readonly Attack[] = [
  ['an open bracket', from('['), badRequest],
  ['a space', from('a b'), badRequest],
  ['a port without a name', from(':99999'), badRequest],
  ['a port too large', from('site.example:99999'), badRequest],
  ['a user before it', from('user@site.example'), badRequest],
  ['a path behind it', from('site.example/evil'), badRequest],
  ['a list', from('site.example, evil.example'), badRequest],
  ['HTTP/1.1 without Host', raw('GET / HTTP/1.1', 'Connection: close', '', ''), 400],
  [
    'two hosts',
    raw('GET / HTTP/1.1', 'Host: site.example', 'Host: evil.example', 'Connection: close', '', ''),
    400,
  ],
  ['HTTP/1.0 without Host', raw('GET / HTTP/1.0', 'Accept: text/html', '', ''), 200],
  ['another host', from('evil.example'), ownPage],
  [
    'another host, for the home page in German',
    get('/', { ...htmlHeaders, Host: 'evil.example', 'Accept-Language': 'de' }),
    { status: 302, headers: { location: /^\/de$/ } },
  ],
  [
    'another host by a forwarding header',
    get('/about', { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }),
    ownPage,
  ],
  ['another scheme by a forwarding header', get('/about', { 'X-Forwarded-Proto': 'javascript' }), ownPage],
  [
    'another address by a header',
    get('/about', { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' }),
    ownPage,
  ],
  ['another method by a header', get('/about', { 'X-HTTP-Method-Override': 'DELETE' }), ownPage],
  [
    'another host in a sitemap',
    get('/sitemap.xml', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }),
    ownPage,
  ],
  ['an address for another host', get('http://evil.example/about'), 400],
  ['its own address in whole', get('http://site.example/about'), ownPage],
  ['a forged visitor', get('/livez', { 'X-Forwarded-For': '127.0.0.1' }), 200],
  ['a forwarded-for of 10,000 entries', get('/livez', { 'X-Forwarded-For': '1.1.1.1,'.repeat(1_500) }), 200],
  [
    'a forwarded-for of rubbish',
    get('/livez', { 'X-Forwarded-For': "'; drop table visitors; --, [::, %00" }),
    200,
  ],
];
