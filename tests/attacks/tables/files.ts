import { get, request, type Attack } from '../support/attack.ts';

const secret = /root:|"dependencies"|SQLite format/;
const plainNotFound = { status: 404, lacks: secret, headers: { 'content-type': /text\/plain/ } };
const notFound = { status: 404, lacks: secret };
const badRequest = { status: 400, lacks: secret };

/** Paths to files of the machine or the project, and addresses of software that the site does not run. */
export const files: readonly Attack[] = [
  ['dots, plain', get('/../../../../etc/passwd'), plainNotFound],
  ['dots behind a folder', get('/assets/../../../package.json'), plainNotFound],
  ['dots, encoded', get('/assets/%2e%2e/%2e%2e/package.json'), plainNotFound],
  ['dots and slashes, encoded', get('/assets/..%2f..%2fpackage.json'), { status: [404], lacks: secret }],
  ['dots, encoded twice', get('/assets/%252e%252e/package.json'), { status: [404], lacks: secret }],
  ['dots with backslashes', get('/assets/..\\..\\package.json'), { status: [404], lacks: secret }],
  ['dots with encoded backslashes', get('/..%5c..%5cpackage.json'), { status: [404], lacks: secret }],
  ['dots in overlong UTF-8', get('/%c0%ae%c0%ae/package.json'), badRequest],
  ['a null byte', get('/favicon.svg%00.png'), badRequest],
  ['a null byte in an asset', get('/assets/a%00.js'), badRequest],
  ['an absolute address', get('http://evil.example/../../etc/passwd'), { status: [404], lacks: secret }],
  ['the environment', get('/.env'), plainNotFound],
  ['the repository', get('/.git/config'), plainNotFound],
  ['the repository, encoded', get('/%2egit/config'), plainNotFound],
  ['a dotfile below an asset', get('/assets/.env'), { status: [404], lacks: secret }],
  ['the database', get('/data/site.sqlite'), notFound],
  ['the server’s own code', get('/server/main.ts'), notFound],
  ['the list of packages', get('/package.json'), notFound],
  ['a source map', get('/assets/entries/entry-client-routing.js.map'), { status: [404], lacks: secret }],
  ['a folder', get('/assets/'), { status: 301, headers: { location: /^\/assets$/ } }],
  ['a file as a folder', get('/favicon.svg/a.png'), notFound],
  ['Vite’s file system', get('/@fs/etc/passwd'), plainNotFound],
  ['Vite’s file system, encoded', get('/%40fs/etc/passwd?raw'), plainNotFound],
  ['Vite’s client', get('/@vite/client'), plainNotFound],
  ['Vite’s ids', get('/@id/__x00__virtual'), plainNotFound],
  ['Vite’s ids in a language', get('/da/@id/x'), plainNotFound],
  ['WordPress’s login', get('/wp-login.php'), plainNotFound],
  ['PHP in capitals', get('/XMLRPC.PHP'), plainNotFound],
  ['PHP with more behind it', get('/index.php/admin'), plainNotFound],
  ['PHP with a parameter', get('/shell.php?cmd=id'), plainNotFound],
  ['a page’s data of a dotfile', get('/.env/index.pageContext.json'), plainNotFound],
  [
    'posting to a file',
    request('POST', '/favicon.svg', {}, 'a=b'),
    { status: 405, headers: { allow: /^GET, HEAD$/ } },
  ],
  ['deleting a file', request('DELETE', '/favicon.svg'), { status: 405, headers: { allow: /^GET, HEAD$/ } }],
  [
    'HEAD for a file',
    request('HEAD', '/favicon.svg'),
    { status: 200, headers: { 'content-length': /^\d+$/ } },
  ],
  ['a name of 5,000 characters', get(`/${'a'.repeat(5_000)}.js`), { status: [400], lacks: secret }],
];
