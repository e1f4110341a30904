import { addresses } from '#locales/addresses.ts';
import { splitLocale } from '#locales/routing.ts';

const docsPath = addresses.docs.path;
const blogPath = addresses.blog.path;

/** Whether editors want it found, and at its own address. */
export function isIndexed({
  uri,
  seo,
}: {
  uri: string;
  seo: { metaRobotsNoindex: string; canonical: string };
}): boolean {
  return seo.metaRobotsNoindex !== 'noindex' && (seo.canonical === '' || seo.canonical === uri);
}

/**
 * Whether a page of the content is shown at its address. Two levels are the most that pages have; below the blog and the
 * reference live others than pages.
 */
export function isServed(uri: string, hasApiReference: boolean): boolean {
  const [first, ...rest] = splitLocale(uri).path.split('/').slice(1);
  const isOthers =
    (`/${first}` === docsPath && hasApiReference) || (`/${first}` === blogPath && rest.length > 0);
  return rest.length <= 1 && !isOthers;
}
