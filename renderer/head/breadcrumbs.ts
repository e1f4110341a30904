import type { Breadcrumb } from '#renderer/data/PageData.ts';
import type { HeadSource } from './PageHead.ts';

/** The editor's trail, shown from the second level on; the last entry is the page itself. */
export function breadcrumbsOf(source: HeadSource): Breadcrumb[] {
  const trail = (source.seo?.breadcrumbs ?? []).flatMap((entry) =>
    entry?.text && entry.url ? [{ path: entry.url, text: entry.text }] : [],
  );
  return trail.length > 2 ? trail : [];
}
