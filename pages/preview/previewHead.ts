import { localisePath } from '#locales/routing.ts';
import type { QueryContext } from '#renderer/data/definePageQuery.ts';
import type { HeadSource } from '#renderer/head/PageHead.ts';

/** The head of a preview: a draft has no address and no translations yet, and no search engine is to have it. */
export function previewHead(head: HeadSource, { locale, path }: QueryContext): HeadSource {
  return {
    ...head,
    locale,
    path: localisePath(path, locale),
    translations: [],
    isPreview: true,
    seo: head.seo && { ...head.seo, canonical: null, breadcrumbs: [] },
  };
}
