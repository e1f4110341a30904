import { get, post, request, type Attack } from '../support/attack.ts';

const sameSite = { 'Sec-Fetch-Site': 'same-origin' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const enquiry = '{"email":"a@b.example","message":"m"}';
const crossSite = { status: 403, headers: { 'set-cookie': undefined } };
const json = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Posts that come from other sites, are too large or have an unexpected shape. */
export const messages: readonly Attack[] = [
  [
    'an enquiry from another site',
    post('/api/enquiries', enquiry, { 'Sec-Fetch-Site': 'cross-site' }),
    crossSite,
  ],
  [
    'an enquiry from a neighbouring site',
    post('/api/enquiries', enquiry, { 'Sec-Fetch-Site': 'same-site' }),
    crossSite,
  ],
  [
    'an enquiry from the address bar',
    post('/api/enquiries', enquiry, { 'Sec-Fetch-Site': 'none' }),
    crossSite,
  ],
  [
    'an enquiry from another origin',
    post('/api/enquiries', enquiry, { Origin: 'https://evil.example' }),
    crossSite,
  ],
  ['an enquiry from an opaque origin', post('/api/enquiries', enquiry, { Origin: 'null' }), crossSite],
  [
    'a sign-up from another site',
    request('POST', '/api/newsletter', { ...form, 'Sec-Fetch-Site': 'cross-site' }, 'email=a%40b.example'),
    crossSite,
  ],
  ['a body above the limit', post('/api/enquiries', `"${'a'.repeat(2_000_000)}"`, sameSite), { status: 413 }],
  ['a deeply nested body', post('/api/enquiries', json(10_000), sameSite), 400],
  [
    'prototype keys',
    post('/api/enquiries', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}', sameSite),
    400,
  ],
  ['invalid JSON', post('/api/enquiries', '{', sameSite), 400],
  ['invalid UTF-8', post('/api/enquiries', '"\xff\xfe"', sameSite), 400],
  [
    'an unsupported media type',
    post('/api/enquiries', '<a/>', { ...sameSite, 'Content-Type': 'application/xml' }),
    415,
  ],
  [
    'a line break in an address',
    post('/api/enquiries', '{"kind":"contact","email":"a@b.example\\r\\nBcc: c@d.example"}', sameSite),
    422,
  ],
  ['GET for the enquiries', get('/api/enquiries'), 405],
  ['metrics without a token', get('/metrics'), 401],
  ['metrics with a wrong token', get('/metrics', { Authorization: `Bearer ${'a'.repeat(32)}` }), 401],
  ['metrics with half a token', get('/metrics', { Authorization: 'Bearer' }), 401],
  ['content from another folder', get('/api/site-content/../../etc'), 404],
  ['a menu named __proto__', get('/wp-json/skerry/v1/__proto__'), 404],
  ['icons from another folder', get('/api/icons/..%2f..%2fpackage.json?icons=a'), 404],
  [
    'a thousand icons',
    get(`/api/icons/lucide.svg?icons=${Array.from({ length: 1_000 }, (_, i) => `i${i}`).join(',')}`),
    400,
  ],
];
