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
import {
  digestOf,
  expiredCookie,
  isSignedToken,
  redirectPrivately,
  payloadOf,
  privateHeaders,
  setPreviewCookie,
} from './previewTokens.ts';

declare module 'koa' {
  interface DefaultState {
    /** Pending changes that the client may see. */
    sharedChanges?: SharedChanges;
  }
}

const cookieName = '__Host-changes';
/** Maximum lifetime of links from WordPress: thirty days. */
const maxSeconds = 30 * 24 * 60 * 60;
const limitBytes = 256 * 1024;

const Payload = v.object({
  name: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Expiry in Unix seconds. */
  expires: v.pipe(v.number(), v.integer()),
});
type Payload = v.InferOutput<typeof Payload>;

const ChangesResponse = v.variant('holds', [
  v.object({ holds: v.literal(false) }),
  v.object({
    holds: v.literal(true),
    until: v.pipe(v.number(), v.integer()),
    pages: v.pipe(v.array(ChangedPage), v.maxLength(1_000)),
    timeZone: v.pipe(v.string(), v.maxLength(100)),
  }),
]);

/**
 * Serves the whole site with pending changes in WordPress below `/preview/changes`, to clients with a link from
 * WordPress. The link is exchanged for a cookie, so that no URL in the browser's history gives access. Checks with
 * WordPress for each page whether the link is still valid. Must run before the rendering middleware, which receives the
 * path after `/preview/changes`.
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

  async function fetchChanges({ name, expires }: Payload, key: string): Promise<SharedChanges | undefined> {
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
    if (status >= 500) throw new UpstreamError(`The content backend responded with ${status}.`);
    const response = v.safeParse(v.pipe(v.string(), v.parseJson(), ChangesResponse), text);
    if (status !== 200 || !response.success || !response.output.holds) return undefined;
    const { until, pages, timeZone } = response.output;
    return { name, until: Math.min(until, expires), pages, timeZone };
  }

  return async (ctx, next) => {
    const innerPath = pathBehind(ctx.path);
    if (innerPath === undefined) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw new HttpError(405, 'no_method', 'Use GET or HEAD.');
    ctx.set(privateHeaders);
    if (secret === undefined) return renderExplanation(ctx, innerPath, next);

    if (innerPath === '' && typeof ctx.query['token'] === 'string') {
      const payload = readChangesToken(secret, ctx.query['token'], now());
      const seconds = Math.floor((payload?.expires ?? 0) - now() / 1000);
      setPreviewCookie(
        ctx,
        cookieName,
        payload === undefined ? expiredCookie : { value: ctx.query['token'], seconds },
      );
      // Redirects to the first changed page, or to the home page, which reports an outage if WordPress does not
      // respond.
      const shownChanges = payload && (await fetchChanges(payload, secret).catch(() => undefined));
      const path = shownChanges?.pages.find((page) => page.path !== null)?.path ?? '/';
      return redirectPrivately(ctx, `${changesPath}${path === '/' ? '' : path}`);
    }
    if (innerPath === '/exit') {
      setPreviewCookie(ctx, cookieName, expiredCookie);
      return redirectPrivately(ctx, '/');
    }
    const payload = readChangesToken(secret, ctx.cookies.get(cookieName) ?? '', now());
    const changes = payload && (await fetchChanges(payload, secret).catch(throwUnavailable));
    if (changes === undefined || changes.until * 1000 <= now())
      return renderExplanation(ctx, innerPath, next);
    const path = innerPath === '' ? '/' : innerPath;
    // Private pages stay at their own URL, because their forms post to it.
    const address = splitLocale(path);
    if (address.path !== searchPath && addressOf(address)?.isPrivate) return redirectPrivately(ctx, path);
    // Pages with a viewer stay at their own URL: the viewer requests its own URLs, and editors do not edit these pages.
    if (addressOf(address)?.holdsViewer) return redirectPrivately(ctx, path);
    ctx.state.sharedChanges = changes;
    ctx.url = path + ctx.search;
    await next();
    const { location } = ctx.response.headers;
    if (typeof location === 'string' && location.startsWith('/')) ctx.set('Location', changesPath + location);
    ctx.set('Cache-Control', privateHeaders['Cache-Control']);
    ctx.remove('ETag');
  };
}

/** Returns the rest of a path after `/preview/changes`; undefined for other paths. */
function pathBehind(path: string): string | undefined {
  if (path === changesPath) return '';
  return path.startsWith(`${changesPath}/`) ? path.slice(changesPath.length) : undefined;
}

/** Renders the page that explains why there is no preview, in the language of the requested path. */
function renderExplanation(
  ctx: Context,
  requestedPath: string,
  next: () => Promise<unknown>,
): Promise<unknown> {
  ctx.url = `${localisePath(`${previewPath}/page`, splitLocale(requestedPath).locale)}?${endedChangesSearch}`;
  return next();
}

function throwUnavailable(): never {
  throw new HttpError(503, 'unavailable', 'WordPress is not responding. Please try again in a minute.');
}

/**
 * Returns the payload of a token; undefined if its signature is invalid, or if its expiry is in the past or too far
 * ahead.
 */
export function readChangesToken(secret: string, token: string, nowMs: number): Payload | undefined {
  if (!isSignedToken(secret, 'changes', token)) return undefined;
  const parsed = v.safeParse(Payload, payloadOf(token));
  const remainingSeconds = parsed.success ? parsed.output.expires - nowMs / 1000 : 0;
  return parsed.success && remainingSeconds > 0 && remainingSeconds <= maxSeconds ? parsed.output : undefined;
}

/**
 * Returns the value of the `X-Site-Changes` header, which makes WPGraphQL include pending changes: their name, the
 * time, and a signature.
 */
export function changesHeader(secret: string, name: string, nowMs: number): string {
  const signedText = `${name}.${Math.floor(nowMs / 1000)}`;
  return `${signedText}.${digestOf(secret, 'changes', signedText).toString('hex')}`;
}
