import type { PageContextServer } from 'vike/types';
import { pageGraph, scriptJson } from './head/jsonLd/pageGraph.ts';

/** Structured data: they repeat what the page says, which compresses where it stands near, and nobody waits for them. */
export function bodyHtmlEnd({ head, data, locale, services }: PageContextServer): string {
  if (!head?.canonical) return '';
  const { canonical: url, content } = head;
  const { breadcrumbs, site } = data;
  const trail = breadcrumbs.length > 0 ? breadcrumbs : (content?.trail ?? []);
  const graph = pageGraph({ locale, siteUrl: services.siteUrl, url, head, content, site, trail });
  // Data, not a program: the policy lets it stand in the page.
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
