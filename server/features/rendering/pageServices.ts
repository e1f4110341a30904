import type { Locale } from '#locales/locales.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import type { SiteContent } from '#schema/siteContent.ts';

/** What the renderer is handed with each request; `renderer/types.ts` declares the same from its side. */
export type PageServices = {
  fetchContent: (request: { name: string; text: string | null }, variables: object) => Promise<unknown>;
  siteContent: (locale: Locale) => Promise<SiteContent>;
  reportOutage: (error: unknown) => void;
  /** The API reference's table of contents; undefined when the specification is not to be had soon. */
  docsOutline: () => Promise<DocsOutline | undefined>;
  siteUrl: string;
  isIndexable: boolean;
  requestId: string;
};
