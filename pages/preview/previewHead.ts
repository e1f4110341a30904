import { vercelStegaClean } from '@vercel/stega';
import { localisePath } from '#locales/routing.ts';
import type { QueryContext } from '#renderer/data/definePageQuery.ts';
import type { HeadSource } from '#renderer/head/PageHead.ts';

/**
 * Returns the head of a preview: drafts have no path or translations yet, and are never indexed. Removes the marks of
 * fields, because editors cannot click the head.
 */
export function previewHead(head: HeadSource, { locale, path }: QueryContext): HeadSource {
  return {
    ...vercelStegaClean(head),
    locale,
    path: localisePath(path, locale),
    translations: [],
    isPreview: true,
    seo: head.seo && { ...head.seo, canonical: null, breadcrumbs: [] },
  };
}
