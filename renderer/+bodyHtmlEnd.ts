import type { PageContextServer } from 'vike/types';
import { pageGraph, scriptJson } from './head/jsonLd/pageGraph.ts';

/**
 * Renders structured data at the end of the body: it repeats nearby text, which compresses well, and nothing waits for
 * it.
 */
export function bodyHtmlEnd({ head, data, locale, services }: PageContextServer): string {
  if (!head?.canonical) return '';
  const { canonical: url, content } = head;
  const { breadcrumbs, site } = data;
  const trail = breadcrumbs.length > 0 ? breadcrumbs : (content?.trail ?? []);
  const graph = pageGraph({ locale, siteUrl: services.siteUrl, url, head, content, site, trail });
  // JSON-LD is data, which the Content-Security-Policy does not restrict.
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
