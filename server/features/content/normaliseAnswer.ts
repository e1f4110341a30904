import { decodeHTML } from 'entities';
import type { SiteLinks } from './links.ts';

/** Cleans HTML that an editor wrote. */
export type SanitiseHtml = (html: string) => string;

/** Fields that hold an address; the site rewrites them to its own paths. */
const addressFields: ReadonlySet<string> = new Set([
  'url',
  'uri',
  'link',
  'href',
  'sourceUrl',
  'canonical',
  'opengraphUrl',
  'animationLink',
]);

/** Fields that hold HTML wherever they stand. */
const htmlFields: ReadonlySet<string> = new Set([
  'content',
  'contentWysiwyg',
  'contactinfo',
  'answer',
  'signature',
  'excerpt',
  'caption',
]);

/** Objects whose `description` is HTML: a section itself and a step; in other repeaters it is text as typed. */
function holdsHtmlDescription(parentField: string, typename: unknown): boolean {
  return (
    parentField === 'steps' ||
    parentField === 'productGroup' ||
    (typeof typename === 'string' && typename.endsWith('Layout'))
  );
}

/** Text that WordPress escapes although it is text (see docs/content-queries.md): decoded once, here. */
const escapedTextFields: ReadonlySet<string> = new Set(['node.name', 'breadcrumbs.text']);

/**
 * Makes an answer of the content backend safe and ours, once, when it arrives: HTML sanitised, addresses made
 * relative, dangerous ones emptied, escaped text decoded. The shape stays as the query asked.
 */
export function normaliseAnswer(
  answer: unknown,
  tools: { links: SiteLinks; sanitiseHtml: SanitiseHtml },
): unknown {
  const visit = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, field));
    if (typeof value !== 'object' || value === null) return value;
    const typename: unknown = '__typename' in value ? value.__typename : undefined;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        typeof child === 'string' ? visitText(child, key, field, typename) : visit(child, key),
      ]),
    );
  };
  const visitText = (text: string, key: string, parentField: string, typename: unknown): string => {
    if (addressFields.has(key)) return tools.links.toSitePath(text);
    if (htmlFields.has(key) || (key === 'description' && holdsHtmlDescription(parentField, typename))) {
      return tools.sanitiseHtml(text);
    }
    return escapedTextFields.has(`${parentField}.${key}`) ? decodeHTML(text) : text;
  };
  return visit(answer, '');
}
