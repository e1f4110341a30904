import Router from '@koa/router';
import type { Context } from 'koa';
import * as v from 'valibot';
import { previewPath } from '#locales/paths.ts';
import { localisedPaths, localisePath } from '#locales/routing.ts';
import { otherSecretSearch, PreviewedContent, previewSessionHeader, type Preview } from '#schema/preview.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import {
  expiredCookie,
  isSignedToken,
  redirectPrivately,
  payloadOf,
  setPreviewCookie,
  signToken,
} from './previewTokens.ts';

const cookieName = '__Host-preview';

export type Previews = {
  router: Router;
  /** Returns the unpublished content that the client may see. */
  previewFor(ctx: Context): Preview | undefined;
};

declare module 'koa' {
  interface DefaultState {
    /** Unpublished content for the frame in WordPress that sent this request. */
    framedPreview?: Preview;
  }
}

/**
 * Creates the routes of previews. WordPress links to `/preview?token=`; a token can be used once, within ten minutes.
 * The route sets a cookie and redirects to the preview, so that no URL in the browser's history gives access. Without a
 * secret there are no previews.
 *
 * A link for the frame beside the fields in WordPress returns the preview itself, because browsers block cookies of
 * framed sites. The page contains a session token, which its script sends in a header to render the page again.
 */
export function createPreviews(deps: {
  secret: string | undefined;
  isFirst: (token: string) => Promise<boolean>;
  now: () => number;
}): Previews {
  const { secret, isFirst, now } = deps;
  const router = new Router();
  if (secret === undefined) {
    // The page explains what is missing, in the language of the link.
    router.get(previewPath, (ctx) =>
      redirectPrivately(ctx, localisePath(`${previewPath}/page`, claimedLocale(tokenOf(ctx)))),
    );
    return { router, previewFor: () => undefined };
  }

  router.get(previewPath, async (ctx, next) => {
    const token = tokenOf(ctx);
    const link = readToken(secret, 'link', token, now());
    const { type = 'page', locale = claimedLocale(token), frame } = link?.content ?? {};
    if (link?.isCurrent === true && frame !== undefined && ctx.method === 'GET' && (await isFirst(token))) {
      ctx.state.framedPreview = {
        ...link.content,
        session: issueToken(secret, 'session', link.content, now()),
        marksFields: true,
      };
      allowFraming(ctx, frame.admin);
      ctx.set('Referrer-Policy', 'no-referrer');
      ctx.url = localisePath(`${previewPath}/${type}`, locale);
      return next();
    }
    // HEAD requests do not use up the link.
    if (ctx.method !== 'HEAD') {
      const isAllowed = link?.isCurrent === true && frame === undefined && (await isFirst(token));
      setPreviewCookie(
        ctx,
        cookieName,
        isAllowed
          ? { value: issueToken(secret, 'session', link.content, now()), seconds: sessionSeconds }
          : expiredCookie,
      );
    }
    const hasOtherSecret = token !== '' && !isSignedToken(secret, 'preview', token);
    redirectPrivately(
      ctx,
      localisePath(`${previewPath}/${type}`, locale) + (hasOtherSecret ? `?${otherSecretSearch}` : ''),
    );
  });

  const exits = localisedPaths(`${previewPath}/exit`);
  router.get(
    exits.map(({ path }) => path),
    (ctx) => {
      setPreviewCookie(ctx, cookieName, expiredCookie);
      redirectPrivately(ctx, localisePath('/', requestAddress(ctx).locale));
    },
  );

  return {
    router,
    previewFor(ctx) {
      if (ctx.state.framedPreview) return ctx.state.framedPreview;
      const frameToken = ctx.get(previewSessionHeader);
      const token = frameToken || ctx.cookies.get(cookieName);
      const session = token ? readToken(secret, 'session', token, now()) : undefined;
      // Sessions of frames and sessions of full previews are not interchangeable.
      if (!session?.isCurrent || (session.content.frame !== undefined) !== (frameToken !== ''))
        return undefined;
      return frameToken ? { ...session.content, session: frameToken, marksFields: true } : session.content;
    },
  };
}

function tokenOf(ctx: Context): string {
  return typeof ctx.query['token'] === 'string' ? ctx.query['token'] : '';
}

function allowFraming(ctx: Context, origin: string): void {
  const policy = String(ctx.response.get('Content-Security-Policy'));
  ctx.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`));
  ctx.remove('X-Frame-Options');
}

/** Lifetimes of tokens: ten minutes for a link from WordPress, an hour for the session that it opens. */
const lifeSeconds = { link: 600, session: 3600 } as const;
type Use = keyof typeof lifeSeconds;

const Payload = v.object({
  ...PreviewedContent.entries,
  use: v.picklist(['link', 'session']),
  /** Expiry in Unix seconds. */
  expires: v.pipe(v.number(), v.integer()),
});

const sessionSeconds = lifeSeconds.session;

/** Returns a signed token that gives access to unpublished content until it expires. */
export function issueToken(secret: string, use: Use, content: PreviewedContent, nowMs: number): string {
  const expires = Math.floor(nowMs / 1000) + lifeSeconds[use];
  return signToken(secret, 'preview', { use, ...content, expires });
}

/**
 * Returns the content that a token gives access to. `isCurrent` is false if the token has expired or its expiry is too
 * far ahead. Returns undefined if the signature is invalid or the token has another use.
 */
export function readToken(
  secret: string,
  use: Use,
  token: string,
  nowMs: number,
): { content: PreviewedContent; isCurrent: boolean } | undefined {
  if (!isSignedToken(secret, 'preview', token)) return undefined;
  const parsed = v.safeParse(Payload, payloadOf(token));
  if (!parsed.success || parsed.output.use !== use) return undefined;
  const { expires, use: _use, ...content } = parsed.output;
  const remainingSeconds = expires - nowMs / 1000;
  return { content, isCurrent: remainingSeconds > 0 && remainingSeconds <= lifeSeconds[use] };
}

/**
 * Returns the language in a token, even if its signature is invalid, for the page that explains why there is no
 * preview.
 */
function claimedLocale(token: string): Locale {
  const parsed = v.safeParse(v.object({ locale: PreviewedContent.entries.locale }), payloadOf(token));
  return parsed.success ? parsed.output.locale : defaultLocale;
}
