import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { parseJson } from '#server/lib/parseJson.ts';

// Used by both kinds of preview: unpublished pages, and pending changes on the whole site.

/** Purpose of a token. Included in the signed text, so that a signature is invalid for any other purpose. */
type Purpose = 'preview' | 'changes';

/** Returns `{base64url of JSON}.{hex HMAC-SHA-256 of "{purpose}.{base64url}"}`, the format of the plugin's tokens. */
export function signToken(secret: string, purpose: Purpose, payload: object): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${digestOf(secret, purpose, text).toString('hex')}`;
}

/**
 * Returns whether a token is signed with the secret. Only one spelling of a token is valid: another spelling that
 * decodes to the same bytes would allow a second use.
 */
export function isSignedToken(secret: string, purpose: Purpose, token: string): boolean {
  const [, text = '', digest = ''] = /^([\w-]{1,1000})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const signature = Buffer.from(digest, 'hex');
  const expected = digestOf(secret, purpose, text);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Returns the payload of a token without checking its signature; undefined if there is none. */
export function payloadOf(token: string): unknown {
  return parseJson(Buffer.from(token.slice(0, 1_000).split('.', 1)[0] ?? '', 'base64url').toString());
}

export function digestOf(secret: string, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.${text}`).digest();
}

/**
 * Sets a cookie without Koa, which refuses to set `Secure` cookies behind a proxy that it does not trust. Browsers
 * accept `Secure` cookies on localhost.
 */
export function setPreviewCookie(
  ctx: Context,
  name: string,
  { value, seconds }: { value: string; seconds: number },
): void {
  ctx.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`);
}

/** Cookie value and lifetime that end a session. */
export const expiredCookie = { value: '', seconds: 0 };

export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** Redirects to a path and forbids caching, indexing and sending a referrer. */
export function redirectPrivately(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.set(privateHeaders);
}
