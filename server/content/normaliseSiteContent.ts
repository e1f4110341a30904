import * as v from 'valibot';
import { sitePartSchemas, type SitePartContent } from './siteContentClient.ts';

type Tools = { toSitePath: (url: string) => string; sanitiseHtml: (html: string) => string };

const addressFields: ReadonlySet<string> = new Set(['url', 'link_url', 'link']);

/** Makes the addresses in a REST answer the site's own. The shape stays that of its schema. */
export function withSiteAddresses<T>(
  content: T,
  schema: v.GenericSchema<unknown, T>,
  { toSitePath }: Pick<Tools, 'toSitePath'>,
): T {
  return v.parse(schema, visit(content, ''));

  function visit(value: unknown, key: string): unknown {
    if (typeof value === 'string') {
      const isAddress = addressFields.has(key) || (key === 'icon' && /^(https?:)?\//.test(value));
      return isAddress ? toSitePath(value) : value;
    }
    if (Array.isArray(value)) return value.map((item) => visit(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, visit(child, name)]));
  }
}

/** The error page's description is the only HTML among the three answers. */
export function normaliseErrorPage(
  content: SitePartContent['error-page'],
  tools: Tools,
): SitePartContent['error-page'] {
  const sanitised = { ...content, description: tools.sanitiseHtml(content.description) };
  return withSiteAddresses(sanitised, sitePartSchemas['error-page'], tools);
}
