import type { Context, Middleware } from 'koa';
import { allAddresses } from '#locales/addresses.ts';

const rulesPath = '/speculation-rules.json';

const privateAddresses = allAddresses
  .filter(({ isPrivate }) => isPrivate)
  .map(({ path }) => `/*${path.slice(1)}/*`);
/** Exclusions: files and APIs, private pages, and links that have side effects. */
const otherAddresses = ['/api/*', '/assets/*', '/cms/*', '/_ipx/*', '/*.*', ...privateAddresses];
const otherLinks = 'a:is([download], [target=_blank], [rel~=nofollow], [data-language])';

const isPage = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: otherAddresses } },
    { not: { selector_matches: otherLinks } },
  ],
};
const viewerAddresses = allAddresses
  .filter(({ holdsViewer }) => holdsViewer)
  .flatMap(({ path }) => [`${path}*`, `/:locale${path}*`]);
const isLight = { and: [...isPage.and, { not: { href_matches: viewerAddresses } }] };

const allPages = [{ source: 'document', where: isPage, eagerness: 'moderate' }];
const lightPages = [{ source: 'document', where: isLight, eagerness: 'moderate' }];

/**
 * Lets supporting browsers prefetch or prerender a page when a pointer rests on its link. The header names a file
 * rather than the rules: the rules depend on the visitor's connection, while pages are the same for all clients.
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
