import { get, type Attack } from '../support/attack.ts';

const wholeFile = {
  status: 200,
  headers: { 'content-range': undefined, 'content-length': /^362$/ },
  body: /^<svg[^]*<\/svg>\s*$/,
};
const partialContent = (range: RegExp, length: number) => ({
  status: 206,
  headers: { 'content-range': range, 'content-length': new RegExp(`^${length}$`) },
});
const icon = (range: string, headers: Record<string, string> = {}) =>
  get('/favicon.svg', { Range: range, ...headers });
const unsatisfiable = { status: 416, headers: { 'content-range': /^bytes \*\/362$/ } };

/** `Range` headers (RFC 9110, 14). The site ignores malformed ones. */
export const ranges: readonly Attack[] = [
  ['the first bytes', icon('bytes=0-99'), partialContent(/^bytes 0-99\/362$/, 100)],
  ['from the middle', icon('bytes=300-'), partialContent(/^bytes 300-361\/362$/, 62)],
  ['the last five bytes', icon('bytes=-5'), partialContent(/^bytes 357-361\/362$/, 5)],
  ['more than there is', icon('bytes=0-9999'), partialContent(/^bytes 0-361\/362$/, 362)],
  ['the last 9,999 bytes', icon('bytes=-9999'), partialContent(/^bytes 0-361\/362$/, 362)],
  ['one byte', icon('bytes=0-0'), partialContent(/^bytes 0-0\/362$/, 1)],
  ['backwards', icon('bytes=100-50'), wholeFile],
  ['several', icon('bytes=0-1,5-6'), wholeFile],
  ['a thousand', icon(`bytes=${'0-,'.repeat(999)}0-`), wholeFile],
  ['words', icon('bytes=a-b'), wholeFile],
  ['negative', icon('bytes=-5-10'), wholeFile],
  ['an unknown unit', icon('lines=0-5'), wholeFile],
  ['an empty range', icon('bytes='), wholeFile],
  ['a dash', icon('bytes=-'), wholeFile],
  ['with a sign', icon('bytes=+1-5'), wholeFile],
  ['a number of 400 digits', icon(`bytes=0-${'9'.repeat(400)}`), wholeFile],
  ['behind the end', icon('bytes=362-'), unsatisfiable],
  ['far behind the end', icon('bytes=99999-'), unsatisfiable],
  ['the last zero bytes', icon('bytes=-0'), unsatisfiable],
  ['of a different version', icon('bytes=0-5', { 'If-Range': '"another"' }), wholeFile],
  ['of an earlier date', icon('bytes=0-5', { 'If-Range': 'Thu, 01 Jan 1970 00:00:00 GMT' }), wholeFile],
  ['of a later date', icon('bytes=0-5', { 'If-Range': 'Thu, 31 Dec 2099 00:00:00 GMT' }), wholeFile],
  ['of an invalid date', icon('bytes=0-5', { 'If-Range': 'yesterday' }), wholeFile],
  [
    'of the date of the file',
    ({ iconDate }) => icon('bytes=0-5', { 'If-Range': iconDate }),
    partialContent(/^bytes 0-5\/362$/, 6),
  ],
  [
    'of the same version, by a weak tag',
    ({ iconTag }) => icon('bytes=0-5', { 'If-Range': iconTag }),
    wholeFile,
  ],
  [
    'two responses on one connection',
    () => icon('bytes=100-50', { Connection: 'keep-alive' }) + get('/livez'),
    { status: [200, 200] },
  ],
  ['of a page', get('/livez', { Range: 'bytes=100-50' }), 200],
];
