import Router from '@koa/router';
import type { Context } from 'koa';
import { previewPath } from '#locales/addresses.ts';
import { localisedPaths, localisePath } from '#locales/routing.ts';
import { otherSecretSearch, type PreviewedContent } from '#schema/preview.ts';
import { claimedLocale, isSignedToken, issueToken, readToken, sessionSeconds } from './previewTokens.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';

const cookieName = '__Host-preview';

export type Previews = {
  router: Router;
  /** What the reader of a request may see unpublished. */
  previewFor(ctx: Context): PreviewedContent | undefined;
};

/**
 * `/preview?token=` turns a link of WordPress, which counts once and for ten minutes, into a cookie and goes to the
 * preview: no address that stays in a history lets anybody in. Without a secret there are no previews.
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
      leadTo(ctx, localisePath(`${previewPath}/page`, claimedLocale(tokenOf(ctx)))),
    );
    return { router, previewFor: () => undefined };
  }

  router.get(previewPath, async (ctx) => {
    const token = tokenOf(ctx);
    const link = readToken(secret, 'link', token, now());
    const { type = 'page', locale = claimedLocale(token) } = link?.content ?? {};
    // Whoever only looks where it leads does not use it up.
    if (ctx.method !== 'HEAD') {
      const isAllowed = link?.isCurrent === true && (await isFirst(token));
      setCookie(
        ctx,
        isAllowed
          ? { value: issueToken(secret, 'session', link.content, now()), seconds: sessionSeconds }
          : ended,
      );
    }
    const isForeign = token !== '' && !isSignedToken(secret, token);
    leadTo(ctx, localisePath(`${previewPath}/${type}`, locale) + (isForeign ? `?${otherSecretSearch}` : ''));
  });

  const exits = localisedPaths(`${previewPath}/exit`);
  router.get(
    exits.map(({ path }) => path),
    (ctx) => {
      setCookie(ctx, ended);
      leadTo(ctx, localisePath('/', requestAddress(ctx).locale));
    },
  );

  return {
    router,
    previewFor(ctx) {
      const token = ctx.cookies.get(cookieName);
      const session = token === undefined ? undefined : readToken(secret, 'session', token, now());
      return session?.isCurrent ? session.content : undefined;
    },
  };
}

function tokenOf(ctx: Context): string {
  return typeof ctx.query['token'] === 'string' ? ctx.query['token'] : '';
}

const ended = { value: '', seconds: 0 };

/** By hand, for Koa refuses a `Secure` cookie behind a proxy that it does not trust; browsers take one on localhost. */
function setCookie(ctx: Context, { value, seconds }: { value: string; seconds: number }): void {
  ctx.append(
    'Set-Cookie',
    `${cookieName}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`,
  );
}

function leadTo(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Robots-Tag', 'noindex');
}
