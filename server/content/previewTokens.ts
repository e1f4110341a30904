import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { parseJson } from '#server/lib/parseJson.ts';

// Shared by both kinds of preview: unpublished pages, and pending changes on the whole site.

/** Part of the signed text, so that signatures for other purposes are invalid. */
type Purpose = 'preview' | 'changes';

/** Returns `{base64url of JSON}.{hex HMAC-SHA-256 of "{purpose}.{base64url}"}`, the format of the plugin's tokens. */
export function signToken(secret: string, purpose: Purpose, payload: object): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${digestOf(secret, purpose, text).toString('hex')}`;
}

/**
 * Whether a token is signed with the secret. Only one spelling of a token is valid: another one that decodes to the
 * same bytes could be used again.
 */
export function isSignedToken(secret: string, purpose: Purpose, token: string): boolean {
  const [, text = '', digest = ''] = /^([\w-]{1,1000})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const signature = Buffer.from(digest, 'hex');
  const expected = digestOf(secret, purpose, text);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Returns the payload of a token, whether or not its signature is valid; undefined if it has none. */
export function payloadOf(token: string): unknown {
  return parseJson(Buffer.from(token.slice(0, 1_000).split('.', 1)[0] ?? '', 'base64url').toString());
}

export function digestOf(secret: string, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.${text}`).digest();
}

/**
 * Sets a cookie without Koa, which refuses `Secure` cookies behind a proxy that it does not trust. Browsers accept them
 * on localhost.
 */
export function setPreviewCookie(
  ctx: Context,
  name: string,
  { value, seconds }: { value: string; seconds: number },
): void {
  ctx.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`);
}

/** Cookie that ends a session. */
export const expiredCookie = { value: '', seconds: 0 };

export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** Redirects without caching, referrer and indexing. */
export function redirectPrivately(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.set(privateHeaders);
}
