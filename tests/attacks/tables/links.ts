import { get, post, type Attack, type Target } from '../support/attack.ts';

const purgeBody = '{"everything":true}';
const signedPost = (signature: string) => post('/api/revalidate', purgeBody, { 'X-Signature': signature });
const preview = (token: string) => get(`/preview?token=${token}`);

const session = { status: 303, headers: { 'set-cookie': /^__Host-preview=[\w-]+\.[0-9a-f]{64};/ } };
const noSession = { status: 303, headers: { 'set-cookie': /^__Host-preview=;/ } };

/** Requests a link as issued, and then in another spelling. */
const visitTwice = (change: (token: string) => string) => (target: Target) => {
  const token = target.previewToken();
  return [preview(token), preview(change(token))];
};
const sendTwice = (change: (signature: string) => string) => (target: Target) => {
  const signature = target.sign(purgeBody);
  return [signedPost(signature), signedPost(change(signature))];
};

/** Links and signed calls that the site accepts only once, even in another spelling. */
export const links: readonly Attack[] = [
  ['a preview link', (target) => preview(target.previewToken()), session],
  ['a preview link again', visitTwice((token) => token), noSession],
  ['a preview link with a third segment', visitTwice((token) => `${token}.x`), noSession],
  ['a preview link with an additional character', visitTwice((token) => `${token}y`), noSession],
  ['a preview link with two additional characters', visitTwice((token) => `${token}zz`), noSession],
  [
    'a preview link in capitals',
    visitTwice((token) => token.replace(/[^.]+$/, (digest) => digest.toUpperCase())),
    noSession,
  ],
  ['a preview link with padding', visitTwice((token) => token.replace('.', '=.')), noSession],
  ['a preview link with a space', visitTwice((token) => `%20${token}`), noSession],
  ['a preview link with two tokens', visitTwice((token) => `${token}&token=${token}`), noSession],
  [
    'a made-up preview link',
    preview(`${Buffer.from('{"use":"link"}').toString('base64url')}.${'0'.repeat(64)}`),
    noSession,
  ],
  ['an invalid preview link', preview('abc'), noSession],
  ['a signed call', (target) => signedPost(target.sign(purgeBody)), 200],
  ['a signed call again', sendTwice((signature) => signature), 409],
  [
    'a signed call with a zero before its time',
    sendTwice((signature) => signature.replace('t=', 't=0')),
    401,
  ],
  ['a signed call with two zeros', sendTwice((signature) => signature.replace('t=', 't=00')), 401],
  [
    'a signed call in capitals',
    sendTwice((signature) => signature.replace(/v1=.*/, (digest) => digest.toUpperCase())),
    401,
  ],
  ['a signed call with a space', sendTwice((signature) => signature.replace(',', ', ')), 401],
  [
    'a signed call with a different body',
    (target) => post('/api/revalidate', '{"everything":false}', { 'X-Signature': target.sign(purgeBody) }),
    401,
  ],
  ['a call without a signature', post('/api/revalidate', purgeBody), 401],
  ['an empty signature', signedPost('t=,v1='), 401],
];
