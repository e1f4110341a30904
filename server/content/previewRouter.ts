import Router from '@koa/router';
import type { Context } from 'koa';
import * as v from 'valibot';
import { previewPath } from '#locales/paths.ts';
import { localisedPaths, localisePath } from '#locales/routing.ts';
import { otherSecretSearch, PreviewedContent, previewSessionHeader, type Preview } from '#schema/preview.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import {
  ended,
  isSignedToken,
  leadPrivately,
  payloadOf,
  setPreviewCookie,
  signToken,
} from './previewTokens.ts';

const cookieName = '__Host-preview';

export type Previews = {
  router: Router;
  /** What the reader of a request may see unpublished. */
  previewFor(ctx: Context): Preview | undefined;
};

declare module 'koa' {
  interface DefaultState {
    /** What the frame in WordPress that this request is for may show. */
    framedPreview?: Preview;
  }
}

/**
 * `/preview?token=` turns a link of WordPress, which counts once and for ten minutes, into a cookie and goes to the
 * preview: no address that stays in a history lets anybody in. Without a secret there are no previews.
 *
 * A link for a frame beside the fields in WordPress is answered with the preview itself: browsers keep cookies of a framed
 * site from it. The page has a session, which its script sends as a header to draw it again.
 */
export function createPreviews(deps: {
  secret: string | undefined;
  isFirst: (token: string) => Promise<boolean>;
  now: () => number;
}): Previews {
  const { secret, isFirst, now } = deps;
  const router = new Router();
  if (secret === undefined) {
    // The page there says what is missing, in the language of the link.
    router.get(previewPath, (ctx) =>
      leadPrivately(ctx, localisePath(`${previewPath}/page`, claimedLocale(tokenOf(ctx)))),
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
      };
      allowFraming(ctx, frame.admin);
      ctx.set('Referrer-Policy', 'no-referrer');
      ctx.url = localisePath(`${previewPath}/${type}`, locale);
      return next();
    }
    // Whoever only looks where it leads does not use it up.
    if (ctx.method !== 'HEAD') {
      const isAllowed = link?.isCurrent === true && frame === undefined && (await isFirst(token));
      setPreviewCookie(
        ctx,
        cookieName,
        isAllowed
          ? { value: issueToken(secret, 'session', link.content, now()), seconds: sessionSeconds }
          : ended,
      );
    }
    const isForeign = token !== '' && !isSignedToken(secret, 'preview', token);
    leadPrivately(
      ctx,
      localisePath(`${previewPath}/${type}`, locale) + (isForeign ? `?${otherSecretSearch}` : ''),
    );
  });

  const exits = localisedPaths(`${previewPath}/exit`);
  router.get(
    exits.map(({ path }) => path),
    (ctx) => {
      setPreviewCookie(ctx, cookieName, ended);
      leadPrivately(ctx, localisePath('/', requestAddress(ctx).locale));
    },
  );

  return {
    router,
    previewFor(ctx) {
      if (ctx.state.framedPreview) return ctx.state.framedPreview;
      const ofFrame = ctx.get(previewSessionHeader);
      const token = ofFrame || ctx.cookies.get(cookieName);
      const session = token ? readToken(secret, 'session', token, now()) : undefined;
      // Neither opens what the other is for.
      if (!session?.isCurrent || (session.content.frame !== undefined) !== (ofFrame !== '')) return undefined;
      return ofFrame ? { ...session.content, session: ofFrame } : session.content;
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

/** A link of WordPress, for ten minutes; or what its reader goes on with, for an hour. */
const lifeSeconds = { link: 600, session: 3600 } as const;
type Use = keyof typeof lifeSeconds;

const Payload = v.object({
  ...PreviewedContent.entries,
  use: v.picklist(['link', 'session']),
  /** Unix seconds. */
  expires: v.pipe(v.number(), v.integer()),
});

const sessionSeconds = lifeSeconds.session;

/** What it says was said by who has the secret. */
export function issueToken(secret: string, use: Use, content: PreviewedContent, nowMs: number): string {
  const expires = Math.floor(nowMs / 1000) + lifeSeconds[use];
  return signToken(secret, 'preview', { use, ...content, expires });
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
  if (!isSignedToken(secret, 'preview', token)) return undefined;
  const parsed = v.safeParse(Payload, payloadOf(token));
  if (!parsed.success || parsed.output.use !== use) return undefined;
  const { expires, use: _use, ...content } = parsed.output;
  const remaining = expires - nowMs / 1000;
  return { content, isCurrent: remaining > 0 && remaining <= lifeSeconds[use] };
}

/** The language that a token claims, whoever made it: to say in it why there is no preview. */
function claimedLocale(token: string): Locale {
  const parsed = v.safeParse(v.object({ locale: PreviewedContent.entries.locale }), payloadOf(token));
  return parsed.success ? parsed.output.locale : defaultLocale;
}
