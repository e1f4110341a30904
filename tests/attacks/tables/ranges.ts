import { get, type Attack } from '../support/attack.ts';

const whole = {
  status: 200,
  headers: { 'content-range': undefined, 'content-length': /^362$/ },
  body: /^<svg[^]*<\/svg>\s*$/,
};
const part = (range: RegExp, length: number) => ({
  status: 206,
  headers: { 'content-range': range, 'content-length': new RegExp(`^${length}$`) },
});
const icon = (range: string, headers: Record<string, string> = {}) =>
  get('/favicon.svg', { Range: range, ...headers });
const beyond = { status: 416, headers: { 'content-range': /^bytes \*\/362$/ } };

/** `Range` (RFC 9110, 14): malformed ranges are ignored. */
export const ranges: readonly Attack[] = [
  ['the first bytes', icon('bytes=0-99'), part(/^bytes 0-99\/362$/, 100)],
  ['from the middle', icon('bytes=300-'), part(/^bytes 300-361\/362$/, 62)],
  ['the last five bytes', icon('bytes=-5'), part(/^bytes 357-361\/362$/, 5)],
  ['more than there is', icon('bytes=0-9999'), part(/^bytes 0-361\/362$/, 362)],
  ['the last 9,999 bytes', icon('bytes=-9999'), part(/^bytes 0-361\/362$/, 362)],
  ['one byte', icon('bytes=0-0'), part(/^bytes 0-0\/362$/, 1)],
  ['backwards', icon('bytes=100-50'), whole],
  ['several', icon('bytes=0-1,5-6'), whole],
  ['a thousand', icon(`bytes=${'0-,'.repeat(999)}0-`), whole],
  ['words', icon('bytes=a-b'), whole],
  ['negative', icon('bytes=-5-10'), whole],
  ['an unknown unit', icon('lines=0-5'), whole],
  ['an empty range', icon('bytes='), whole],
  ['a dash', icon('bytes=-'), whole],
  ['with a sign', icon('bytes=+1-5'), whole],
  ['a number of 400 digits', icon(`bytes=0-${'9'.repeat(400)}`), whole],
  ['behind the end', icon('bytes=362-'), beyond],
  ['far behind the end', icon('bytes=99999-'), beyond],
  ['the last zero bytes', icon('bytes=-0'), beyond],
  ['of a different version', icon('bytes=0-5', { 'If-Range': '"another"' }), whole],
  ['of an earlier date', icon('bytes=0-5', { 'If-Range': 'Thu, 01 Jan 1970 00:00:00 GMT' }), whole],
  ['of a later date', icon('bytes=0-5', { 'If-Range': 'Thu, 31 Dec 2099 00:00:00 GMT' }), whole],
  ['of an invalid date', icon('bytes=0-5', { 'If-Range': 'yesterday' }), whole],
  [
    'of the date of the file',
    ({ iconDate }) => icon('bytes=0-5', { 'If-Range': iconDate }),
    part(/^bytes 0-5\/362$/, 6),
  ],
  ['of the same version, by a weak tag', ({ iconTag }) => icon('bytes=0-5', { 'If-Range': iconTag }), whole],
  [
    'two responses on one connection',
    () => icon('bytes=100-50', { Connection: 'keep-alive' }) + get('/livez'),
    { status: [200, 200] },
  ],
  ['of a page', get('/livez', { Range: 'bytes=100-50' }), 200],
];
