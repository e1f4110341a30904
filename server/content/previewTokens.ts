import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import { PreviewedContent } from '#schema/preview.ts';

/** A link of WordPress, for ten minutes; or what its reader goes on with, for an hour. */
const lifeSeconds = { link: 600, session: 3600 } as const;
type Use = keyof typeof lifeSeconds;

const Payload = v.object({
  ...PreviewedContent.entries,
  use: v.picklist(['link', 'session']),
  /** Unix seconds. */
  expires: v.pipe(v.number(), v.integer()),
});

export const sessionSeconds = lifeSeconds.session;

/** `{base64url of JSON}.{hex HMAC-SHA-256 of it}`: what it says was said by who has the secret. */
export function issueToken(secret: string, use: Use, content: PreviewedContent, nowMs: number): string {
  const expires = Math.floor(nowMs / 1000) + lifeSeconds[use];
  const payload = Buffer.from(JSON.stringify({ use, ...content, expires })).toString('base64url');
  return `${payload}.${digestOf(secret, payload).toString('hex')}`;
}

/**
 * What a token is for, and whether it is neither too old nor made to last; undefined for one that is not ours, or of
 * another use.
 */
export function readToken(
  secret: string,
  use: Use,
  token: string,
  nowMs: number,
): { content: PreviewedContent; isCurrent: boolean } | undefined {
  if (!isSignedToken(secret, token)) return undefined;
  const parsed = v.safeParse(Payload, payloadOf(token));
  if (!parsed.success || parsed.output.use !== use) return undefined;
  const { expires, use: _use, ...content } = parsed.output;
  const remaining = expires - nowMs / 1000;
  return { content, isCurrent: remaining > 0 && remaining <= lifeSeconds[use] };
}

/** Whether a token was made by who has the secret. */
export function isSignedToken(secret: string, token: string): boolean {
  // One spelling: what decodes to the same bytes is another link's text, and would count once more.
  const [, payload = '', digest = ''] = /^([\w-]{1,1000})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const given = Buffer.from(digest, 'hex');
  const expected = digestOf(secret, payload);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The language that a token claims, whoever made it: to say in it why there is no preview. */
export function claimedLocale(token: string): Locale {
  const parsed = v.safeParse(v.object({ locale: PreviewedContent.entries.locale }), payloadOf(token));
  return parsed.success ? parsed.output.locale : defaultLocale;
}

function payloadOf(token: string): unknown {
  return parseJson(Buffer.from(token.slice(0, 1_000).split('.', 1)[0] ?? '', 'base64url').toString());
}

/** Of the payload under a name, so that no signature of something else fits. */
function digestOf(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`preview.${payload}`).digest();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
