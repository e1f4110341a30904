import * as v from 'valibot';
import { ErrorPageContent, FooterContent, MenuContent } from '#schema/siteContent.ts';
import type { Locale } from '#locales/locales.ts';
import { fieldTypes } from '#schema/generated/contentFields.ts';
import { UpstreamError } from '#server/errors.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import { parseJson } from '#server/lib/parseJson.ts';

export type SitePartContent = { menu: MenuContent; footer: FooterContent; 'error-page': ErrorPageContent };
export type SitePart = keyof SitePartContent;

/** Schemas of the REST responses. */
export const sitePartSchemas: {
  readonly [TPart in SitePart]: v.GenericSchema<unknown, SitePartContent[TPart]>;
} = {
  menu: MenuContent,
  footer: FooterContent,
  'error-page': ErrorPageContent,
};

export const siteParts: readonly SitePart[] = ['menu', 'footer', 'error-page'];

export type SiteContentClient = {
  /**
   * Returns a validated REST response, in which URLs are as the backend wrote them. `draft` is the key of unsaved
   * fields in WordPress. Rejects with `UpstreamError`.
   */
  fetch<TPart extends SitePart>(
    part: TPart,
    locale: Locale,
    options?: { isProbe: boolean; draft?: string },
  ): Promise<SitePartContent[TPart]>;
};

const limitBytes = 1024 * 1024;

export function createSiteContentClient(options: {
  /** URL to which `/wp-json` is appended. */
  restUrl: string;
  namespace: string;
  timeoutMs: number;
  fetch?: Fetch;
}): SiteContentClient {
  return {
    async fetch<TPart extends SitePart>(
      part: TPart,
      locale: Locale,
      { isProbe, draft }: { isProbe: boolean; draft?: string } = { isProbe: false },
    ) {
      const url = `${options.restUrl}/wp-json/${options.namespace}/v1/${part}/?lang=${locale}`;
      const response = await fetchText(url, {
        headers: { accept: 'application/json', ...(draft !== undefined && { 'x-site-draft': draft }) },
        isRetried: !isProbe,
        timeoutMs: options.timeoutMs,
        limitBytes,
        ...(options.fetch && { fetch: options.fetch }),
      });
      if (response.status !== 200)
        throw new UpstreamError(`The content backend responded with ${response.status} for ${part}.`, {
          isOutage: response.status >= 500,
        });
      const content = parseJson(response.text);
      const schema: v.GenericSchema<unknown, SitePartContent[TPart]> = sitePartSchemas[part];
      const parsed = v.safeParse(schema, content);
      if (!parsed.success)
        throw new UpstreamError(`The content backend's ${part} does not match its schema.`, {
          isOutage: content === undefined,
        });
      return parsed.output;
    },
  };
}

type Tools = { toSitePath: (url: string) => string; sanitiseHtml: (html: string) => string };

/** URL fields of links and pictures that are not in the content model. */
const addressFields: ReadonlySet<string> = new Set(['url', 'link']);

/** Names of the REST responses in the content model. */
const modelNames = { menu: 'menu', footer: 'footer', 'error-page': 'errorPage' } as const;

/**
 * Converts the URLs in a REST response to paths on the site and sanitises its HTML. The result conforms to the part's
 * schema.
 */
export function normaliseSitePart<TPart extends SitePart>(
  part: TPart,
  content: SitePartContent[TPart],
  { toSitePath, sanitiseHtml }: Tools,
): SitePartContent[TPart] {
  const schema: v.GenericSchema<unknown, SitePartContent[TPart]> = sitePartSchemas[part];
  return v.parse(schema, visit(content, '', modelNames[part]));

  function visit(value: unknown, key: string, path: string): unknown {
    if (typeof value === 'string') {
      const type = Object.hasOwn(fieldTypes, path) ? fieldTypes[path] : undefined;
      if (type === 'html') return sanitiseHtml(value);
      // An icon is either a URL or a name.
      const isAddress = type === 'url' || (type === undefined && addressFields.has(key));
      return isAddress || (key === 'icon' && /^(https?:)?\//.test(value)) ? toSitePath(value) : value;
    }
    if (Array.isArray(value)) return value.map((item) => visit(item, key, path));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, visit(child, name, `${path}.${name}`)]),
    );
  }
}
