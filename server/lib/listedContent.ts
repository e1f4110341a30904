import * as parts from '#brand/parts.ts';
import { addresses, deepestPage } from '#locales/addresses.ts';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import {
  cookieSettingsPath,
  leadPagePath,
  newsletterPages,
  newsletterPath,
  previewPath,
} from '#locales/paths.ts';
import { splitLocale } from '#locales/routing.ts';

const blogPath = addresses.blog.path;

/** Returns whether a page may be indexed under its own URL: it has no `noindex` and no other canonical URL. */
export function isIndexed({
  uri,
  seo,
}: {
  uri: string;
  seo: { metaRobotsNoindex: string; canonical: string };
}): boolean {
  return seo.metaRobotsNoindex !== 'noindex' && (seo.canonical === '' || seo.canonical === uri);
}

/** Reason why the site never shows a page that WordPress has published. */
export type Unserved = 'own address' | 'below the blog' | 'too deep';

/** Returns the reason why a page is not shown at its URL; `undefined` if it is shown. */
export function whyUnserved(
  uri: string,
  { locale, hasApiReference }: { locale: Locale; hasApiReference: boolean },
): Unserved | undefined {
  const {
    path,
    locale: pathLocale,
    isDoublePrefixed,
  } = splitLocale(uri.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''));
  // A page whose slug is a language code has the URL of that language's home page.
  if (pathLocale !== locale || isDoublePrefixed) return 'own address';
  if (isOwnPage(path, hasApiReference) || (locale === defaultLocale && reservedPaths.test(path)))
    return 'own address';
  if (path.startsWith(`${blogPath}/`)) return 'below the blog';
  return path.split('/').length - 1 > deepestPage ? 'too deep' : undefined;
}

/** Matches paths that are not pages in any language. */
const reservedPaths = /^\/(?:api|wp-json|cms|_ipx|assets|livez|readyz)(?:\/|$)/;

/** Returns whether the site has its own page at a path (without language). It hides a WordPress page with that path. */
function isOwnPage(path: string, hasApiReference: boolean): boolean {
  return (
    ownPages.has(path) ||
    (hasApiReference && addresses.docs.pattern.test(path)) ||
    (parts.newsletter && addresses.archive.pattern.test(path)) ||
    path === previewPath ||
    addresses.preview.pattern.test(path)
  );
}

const ownPages: ReadonlySet<string> = new Set([
  ...(parts.qrPage ? [addresses.qr.path] : []),
  ...(parts.siteSearch ? [addresses.search.path] : []),
  ...(parts.consent ? [cookieSettingsPath] : []),
  ...(parts.leadForm ? [leadPagePath] : []),
  ...(parts.newsletter ? newsletterPages.map((name) => `${newsletterPath}/${name}`) : []),
]);
