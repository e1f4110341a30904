import { get, randomPath, post, request, type Attack } from '../support/attack.ts';

const htmlHeaders = { Accept: 'text/html' };
const strict = /^(?!.*unsafe-inline)/;
const redirectTo = (location: RegExp, status = 301) => ({ status, headers: { location } });
const storedChoice = { status: 200, headers: { 'cache-control': /no-store/ } };

/** Spellings of page addresses that a browser, a cache or a proxy could interpret differently. */
export const addresses: readonly Attack[] = [
  [
    'another host behind two slashes',
    get('//evil.example/%2e%2e'),
    { status: 400, headers: { location: undefined } },
  ],
  [
    'another host behind two slashes and a name',
    get('//evil.example/a'),
    { status: 400, headers: { location: undefined } },
  ],
  ['another host behind a prefix', get('/en//evil.example'), redirectTo(/^\/evil\.example$/)],
  [
    'another host behind dots',
    get('/en/..//evil.example'),
    { status: 404, headers: { location: undefined } },
  ],
  [
    'another host by a backslash',
    get('/en/\\evil.example'),
    { status: 400, headers: { location: undefined } },
  ],
  [
    'another host by an encoded slash',
    get('/en/%2fevil.example'),
    { status: 400, headers: { location: undefined } },
  ],
  [
    'a header by an encoded line',
    get('/en/%0d%0aSet-Cookie:a=b'),
    { status: 400, headers: { 'set-cookie': undefined } },
  ],
  [
    'a header by a query',
    get('/en/about?%0d%0aSet-Cookie:a=b'),
    { status: 301, headers: { 'set-cookie': undefined } },
  ],
  ['half an escape', get('/%'), 400],
  ['no UTF-8', get('/%ff%fe'), 400],
  [
    'a doubled prefix',
    get('/da/de/docs', htmlHeaders),
    { status: 404, body: /lang="da"/, headers: { 'content-security-policy': strict } },
  ],
  [
    'a doubled English prefix',
    get('/da/en/docs', htmlHeaders),
    { status: 404, body: /lang="da"/, headers: { 'content-security-policy': strict } },
  ],
  [
    'an English doubled prefix',
    get('/en/da/docs', htmlHeaders),
    { status: 404, headers: { 'content-security-policy': strict } },
  ],
  ['a doubled prefix in capitals', get('/DA/DE/docs', htmlHeaders), redirectTo(/^\/da\/DE\/docs$/)],
  ['a needlessly encoded letter', get('/%61bout'), redirectTo(/^\/about$/)],
  ['an encoded letter in a language', get('/da/%70riser'), redirectTo(/^\/da\/priser$/)],
  ['an encoded prefix', get('/%64a/priser'), redirectTo(/^\/da\/priser$/)],
  [
    'a private page by an encoded letter',
    get('/%6eewsletter/confirm?token=abc'),
    redirectTo(/^\/newsletter\/confirm\?token=abc$/),
  ],
  ['a preview by an encoded letter', get('/%70review/page'), redirectTo(/^\/preview\/page$/)],
  [
    'a private page’s data by an encoded letter',
    get('/%6eewsletter/confirm/index.pageContext.json?token=abc'),
    redirectTo(/^\/newsletter\//),
  ],
  [
    'a private page by a doubled slash',
    get('/newsletter//confirm?token=abc'),
    redirectTo(/^\/newsletter\/confirm\?token=abc$/),
  ],
  ['a private page itself', get('/newsletter/confirm?token=abc'), { ...storedChoice, status: 400 }],
  [
    'a preview without a link',
    get('/preview/page'),
    { status: [403], headers: { 'cache-control': /no-store/ } },
  ],
  [
    'posting to a page',
    request('POST', '/about', {}, 'a=b'),
    { status: 405, headers: { allow: /GET, HEAD/ } },
  ],
  ['tracing', request('TRACE', '/about', { Cookie: 'a=b' }), { status: 405, lacks: /Cookie/ }],
  ['a page number out of range', get('/blog?page=99999999999999999999'), 404],
  ['prototype keys in a query', get('/blog?__proto__[page]=2&constructor=1'), 200],
  ['a search of 4,000 characters', get(`/blog?q=${'a'.repeat(4_000)}`), 200],
  [
    'markup in a search',
    get('/blog?q=%3Cscript%3Ealert(1)%3C/script%3E'),
    { status: 200, lacks: /<script>alert/ },
  ],
  [
    'markup in an address',
    get('/%3Cscript%3Ealert(1)%3C%2Fscript%3E', htmlHeaders),
    { status: 400, lacks: /<script>alert/ },
  ],
  ['an unknown address', get(randomPath(), htmlHeaders), { status: 404, lacks: /stack|node_modules/ }],
  ['If-None-Match: *', get('/about', { 'If-None-Match': '*' }), 304],
  [
    'the cached home page, by a browser that prefers Danish',
    () => [get('/', htmlHeaders), get('/', { ...htmlHeaders, 'Accept-Language': 'da' })],
    { status: 302, headers: { location: /^\/da$/, 'cache-control': /no-store/ } },
  ],
  [
    'a cached page in another spelling',
    () => [get('/pricing', htmlHeaders), get('/pricing/', htmlHeaders)],
    redirectTo(/^\/pricing$/),
  ],
  ['a post to a cached page', () => [get('/pricing', htmlHeaders), post('/pricing', '{}')], 405],
  [
    'HEAD for a cached page',
    () => [get('/pricing', htmlHeaders), request('HEAD', '/pricing', htmlHeaders)],
    { status: 200, headers: { 'cache-status': /hit/, 'content-length': /^\d+$/ }, lacks: /<html/ },
  ],
];
