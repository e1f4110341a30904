import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { parseJson } from '#server/lib/parseJson.ts';

// What both kinds of preview share: a page that is not published, and kept changes on the whole site.

/** Part of what is signed, so that no signature of something else fits. */
type Purpose = 'preview' | 'changes';

/** `{base64url of JSON}.{hex HMAC-SHA-256 of "{purpose}.{base64url}"}`, as WordPress makes it too. */
export function signToken(secret: string, purpose: Purpose, payload: object): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${digestOf(secret, purpose, text).toString('hex')}`;
}

/**
 * Whether a token was made by who has the secret. It has one spelling: what decodes to the same bytes is another link's text,
 * and would count once more.
 */
export function isSignedToken(secret: string, purpose: Purpose, token: string): boolean {
  const [, text = '', digest = ''] = /^([\w-]{1,1000})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const given = Buffer.from(digest, 'hex');
  const expected = digestOf(secret, purpose, text);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the payload of a token, whether or not its signature is valid; undefined if it has none. */
export function payloadOf(token: string): unknown {
  return parseJson(Buffer.from(token.slice(0, 1_000).split('.', 1)[0] ?? '', 'base64url').toString());
}

export function digestOf(secret: string, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.${text}`).digest();
}

/** By hand, for Koa refuses a `Secure` cookie behind a proxy that it does not trust; browsers take one on localhost. */
export function setPreviewCookie(
  ctx: Context,
  name: string,
  { value, seconds }: { value: string; seconds: number },
): void {
  ctx.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`);
}

/** The value of a cookie that lets nobody in any more. */
export const ended = { value: '', seconds: 0 };

export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

export function leadPrivately(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.set(privateHeaders);
}
