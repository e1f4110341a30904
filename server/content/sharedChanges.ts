import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { addressOf } from '#locales/addresses.ts';
import { changesPath, previewPath, searchPath } from '#locales/paths.ts';
import { localisePath, splitLocale } from '#locales/routing.ts';
import { ChangedPage, endedChangesSearch, type SharedChanges } from '#schema/preview.ts';
import { HttpError, UpstreamError } from '#server/errors.ts';
import type { ContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import { sign } from '#server/lib/signature.ts';

declare module 'koa' {
  interface DefaultState {
    /** Kept changes of WordPress that the reader of this request may see. */
    sharedChanges?: SharedChanges;
  }
}

const cookieName = '__Host-changes';
/** WordPress makes addresses that hold for thirty days at most. */
const maxSeconds = 30 * 24 * 60 * 60;
const limitBytes = 256 * 1024;

const Payload = v.object({
  name: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Unix seconds. */
  expires: v.pipe(v.number(), v.integer()),
});
type Payload = v.InferOutput<typeof Payload>;

const Answer = v.variant('holds', [
  v.object({ holds: v.literal(false) }),
  v.object({
    holds: v.literal(true),
    until: v.pipe(v.number(), v.integer()),
    pages: v.pipe(v.array(ChangedPage), v.maxLength(1_000)),
    timeZone: v.pipe(v.string(), v.maxLength(100)),
  }),
]);

/**
 * The whole site with kept changes of WordPress in it, below `/preview/changes`, for whoever has an address that WordPress
 * made. The address becomes a cookie, so that none of those that stay in a history lets anybody in; WordPress is asked with
 * each page whether it still holds. Stands in front of what draws pages, which it hands the address behind its own.
 */
export function showSharedChanges(deps: {
  secret: string | undefined;
  restUrl: string;
  namespace: string;
  timeoutMs: number;
  gate: ContentApiGuard;
  now: () => number;
  fetch?: Fetch;
}): Middleware {
  const { secret, now } = deps;

  async function holding({ name, expires }: Payload, key: string): Promise<SharedChanges | undefined> {
    const body = JSON.stringify({ name });
    const { status, text } = await deps.gate.call(
      { key: `shared changes ${name}`, kind: 'shared changes', priority: 'interactive' },
      () =>
        fetchText(`${deps.restUrl}/wp-json/${deps.namespace}/v1/shared-changes`, {
          headers: {
            'content-type': 'application/json',
            'x-signature': sign(key, Math.floor(now() / 1000), body),
          },
          body,
          timeoutMs: deps.timeoutMs,
          limitBytes,
          ...(deps.fetch && { fetch: deps.fetch }),
        }),
    );
    if (status >= 500) throw new UpstreamError(`The content backend answered ${status}.`);
    const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), text);
    if (status !== 200 || !answer.success || !answer.output.holds) return undefined;
    const { until, pages, timeZone } = answer.output;
    return { name, until: Math.min(until, expires), pages, timeZone };
  }

  return async (ctx, next) => {
    const rest = behind(ctx.path);
    if (rest === undefined) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new HttpError(405, 'no_method', 'GET or HEAD.');
    for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
    if (secret === undefined) return explain(ctx, rest, next);

    if (rest === '' && typeof ctx.query['token'] === 'string') {
      const payload = readChangesToken(secret, ctx.query['token'], now());
      const seconds = payload === undefined ? 0 : Math.floor(payload.expires - now() / 1000);
      setCookie(ctx, payload === undefined ? '' : ctx.query['token'], seconds);
      return leadTo(ctx, changesPath);
    }
    if (rest === '/exit') {
      setCookie(ctx, '', 0);
      return leadTo(ctx, '/');
    }
    const payload = readChangesToken(secret, ctx.cookies.get(cookieName) ?? '', now());
    const changes = payload && (await holding(payload, secret).catch(unavailable));
    if (changes === undefined || changes.until * 1000 <= now()) return explain(ctx, rest, next);
    const path = rest === '' ? '/' : rest;
    // What is for one reader alone has an address of its own, and a form there that is posted to it.
    const inner = splitLocale(path);
    if (inner.path !== searchPath && addressOf(inner)?.isPrivate) return leadTo(ctx, path);
    // Its viewer reads addresses of its own, and nothing there is an editor's.
    if (addressOf(inner)?.holdsViewer) return leadTo(ctx, path);
    ctx.state.sharedChanges = changes;
    ctx.url = path + ctx.search;
    await next();
    const { location } = ctx.response.headers;
    if (typeof location === 'string' && location.startsWith('/')) ctx.set('Location', changesPath + location);
    ctx.set('Cache-Control', headers['Cache-Control']);
    ctx.remove('ETag');
  };
}

const headers = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** What an address has behind `/preview/changes`; undefined for every other one. */
function behind(path: string): string | undefined {
  if (path === changesPath) return '';
  return path.startsWith(`${changesPath}/`) ? path.slice(changesPath.length) : undefined;
}

/** Draws why nothing is shown, in the language of what was asked for. */
function explain(ctx: Context, rest: string, next: () => Promise<unknown>): Promise<unknown> {
  ctx.url = `${localisePath(`${previewPath}/page`, splitLocale(rest).locale)}?${endedChangesSearch}`;
  return next();
}

function unavailable(): never {
  throw new HttpError(503, 'unavailable', 'WordPress does not answer. Please try again in a minute.');
}

/** By hand, for Koa refuses a `Secure` cookie behind a proxy that it does not trust; browsers take one on localhost. */
function setCookie(ctx: Context, value: string, seconds: number): void {
  ctx.append(
    'Set-Cookie',
    `${cookieName}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`,
  );
}

function leadTo(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
}

/** What a token lets its reader see; undefined for one that is not ours, too old or made to last. It has one spelling. */
export function readChangesToken(secret: string, token: string, nowMs: number): Payload | undefined {
  const [, payload = '', digest = ''] = /^([\w-]{1,400})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const given = Buffer.from(digest, 'hex');
  const expected = digestOf(secret, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const text = Buffer.from(payload, 'base64url').toString();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Payload), text);
  const remaining = parsed.success ? parsed.output.expires - nowMs / 1000 : 0;
  return parsed.success && remaining > 0 && remaining <= maxSeconds ? parsed.output : undefined;
}

/** As WordPress makes it: `{base64url of JSON}.{hex HMAC-SHA-256 of "changes.{base64url}"}`. */
export function issueChangesToken(secret: string, payload: Payload): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${digestOf(secret, text).toString('hex')}`;
}

/** Under a name, so that no signature of something else fits. */
function digestOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`changes.${text}`).digest();
}

/** The header with which WPGraphQL answers with changes in it: that this site asks, and when. */
export function changesHeader(secret: string, name: string, nowMs: number): string {
  const signed = `${name}.${Math.floor(nowMs / 1000)}`;
  return `${signed}.${digestOf(secret, signed).toString('hex')}`;
}
