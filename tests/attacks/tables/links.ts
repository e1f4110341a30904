import { get, post, type Attack, type Target } from '../support/attack.ts';

const wish = '{"everything":true}';
const signed = (signature: string) => post('/api/revalidate', wish, { 'X-Signature': signature });
const preview = (token: string) => get(`/preview?token=${token}`);

const session = { status: 303, headers: { 'set-cookie': /^__Host-preview=[\w-]+\.[0-9a-f]{64};/ } };
const none = { status: 303, headers: { 'set-cookie': /^__Host-preview=;/ } };

/** A link as issued, and then in another spelling. */
const again = (respell: (token: string) => string) => (target: Target) => {
  const token = target.previewToken();
  return [preview(token), preview(respell(token))];
};
const replayed = (respell: (signature: string) => string) => (target: Target) => {
  const signature = target.sign(wish);
  return [signed(signature), signed(respell(signature))];
};

/** Links and calls that are accepted once, and never again in another spelling. */
export const links: readonly Attack[] = [
  ['a preview link', (target) => preview(target.previewToken()), session],
  ['a preview link again', again((token) => token), none],
  ['a preview link with a third segment', again((token) => `${token}.x`), none],
  ['a preview link with an additional character', again((token) => `${token}y`), none],
  ['a preview link with two additional characters', again((token) => `${token}zz`), none],
  [
    'a preview link in capitals',
    again((token) => token.replace(/[^.]+$/, (digest) => digest.toUpperCase())),
    none,
  ],
  ['a preview link with padding', again((token) => token.replace('.', '=.')), none],
  ['a preview link with a space', again((token) => `%20${token}`), none],
  ['a preview link with two tokens', again((token) => `${token}&token=${token}`), none],
  [
    'a made-up preview link',
    preview(`${Buffer.from('{"use":"link"}').toString('base64url')}.${'0'.repeat(64)}`),
    none,
  ],
  ['an invalid preview link', preview('abc'), none],
  ['a signed call', (target) => signed(target.sign(wish)), 200],
  ['a signed call again', replayed((signature) => signature), 409],
  ['a signed call with a zero before its time', replayed((signature) => signature.replace('t=', 't=0')), 401],
  ['a signed call with two zeros', replayed((signature) => signature.replace('t=', 't=00')), 401],
  [
    'a signed call in capitals',
    replayed((signature) => signature.replace(/v1=.*/, (digest) => digest.toUpperCase())),
    401,
  ],
  ['a signed call with a space', replayed((signature) => signature.replace(',', ', ')), 401],
  [
    'a signed call with a different body',
    (target) => post('/api/revalidate', '{"everything":false}', { 'X-Signature': target.sign(wish) }),
    401,
  ],
  ['a call without a signature', post('/api/revalidate', wish), 401],
  ['an empty signature', signed('t=,v1='), 401],
];
