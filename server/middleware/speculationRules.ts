import type { Context, Middleware } from 'koa';
import { allAddresses } from '#locales/addresses.ts';

const rulesPath = '/speculation-rules.json';

const privatePaths = allAddresses
  .filter(({ isPrivate }) => isPrivate)
  .map(({ path }) => `/*${path.slice(1)}/*`);
/** Paths to exclude: files and APIs, private pages, and links with side effects. */
const excludedPaths = ['/api/*', '/assets/*', '/cms/*', '/_ipx/*', '/*.*', ...privatePaths];
const excludedLinks = 'a:is([download], [target=_blank], [rel~=nofollow], [data-language])';

const pageCondition = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: excludedPaths } },
    { not: { selector_matches: excludedLinks } },
  ],
};
const viewerPaths = allAddresses
  .filter(({ holdsViewer }) => holdsViewer)
  .flatMap(({ path }) => [`${path}*`, `/:locale${path}*`]);
const lightPageCondition = { and: [...pageCondition.and, { not: { href_matches: viewerPaths } }] };

const allPages = [{ source: 'document', where: pageCondition, eagerness: 'moderate' }];
const lightPages = [{ source: 'document', where: lightPageCondition, eagerness: 'moderate' }];

/**
 * Lets browsers prefetch or prerender a page when the pointer rests on its link. The header refers to a file instead of
 * containing the rules, which depend on the visitor's connection, because pages are the same for all clients.
 */
export function speculationRules({ hasApiReference }: { hasApiReference: boolean }): Middleware {
  const prerender = hasApiReference ? lightPages : allPages;
  return async (ctx, next) => {
    if (ctx.path === rulesPath) {
      ctx.body = JSON.stringify(rulesFor(ctx, prerender));
      ctx.set('Content-Type', 'application/speculationrules+json');
      ctx.set('Cache-Control', 'public, max-age=86400');
      ctx.set('Vary', 'Save-Data, ECT');
      return;
    }
    await next();
    if (ctx.status !== 200 || !ctx.response.is('html')) return;
    ctx.set('Speculation-Rules', `"${rulesPath}"`);
    // Requests the client hint `ECT` (connection speed) with the rules.
    ctx.set('Accept-CH', 'ECT');
  };
}

function rulesFor(ctx: Context, prerender: object[]): object {
  const connection = ctx.get('ect');
  if (ctx.get('save-data') === 'on' || connection.endsWith('2g')) return {};
  return connection === '3g' ? { prefetch: allPages } : { prefetch: allPages, prerender };
}
