import * as parts from '#brand/parts.ts';
import { setImmediate } from 'node:timers/promises';
import { addresses } from '#locales/addresses.ts';
import { localeCodes } from '#locales/locales.ts';
import { decodeHTML } from 'entities';
import { fieldTypes as generatedTypes } from '#schema/generated/contentFields.ts';
import type { ImageMetadata } from '#schema/images.ts';
import { UpstreamError } from '#server/errors.ts';
import type { CompiledQuery } from './compiledQuery.ts';
import { createContentHomes, type MediaPlaces } from '#server/lib/mediaPlaces.ts';
import { withoutMarks } from '#schema/markup.ts';
import { withOneSpelling } from '#server/lib/normaliseAddress.ts';

/** Cleans HTML that an editor wrote. */
export type SanitiseHtml = (html: string) => string;

/** Learns a picture's dimensions; all zero when they cannot be learned. */
export type ImageMetadataOf = (path: string) => Promise<ImageMetadata>;

/** A hundred articles with all that belongs to them are some thousands of values. */
const maxValues = 100_000;
const deepest = 40;
/** Each may be a file to fetch. */
const maxPictures = 100;

/** WordPress's own fields that hold an address; the site rewrites them to its own paths. */
const addressFields: ReadonlySet<string> = new Set([
  'url',
  'uri',
  'link',
  'href',
  'sourceUrl',
  'mediaItemUrl',
  'canonical',
  'opengraphUrl',
]);

/** WordPress's own fields that hold HTML. */
const htmlFields: ReadonlySet<string> = new Set(['content', 'excerpt', 'caption']);

const wordPressFields = { html: htmlFields, url: addressFields };

/** Text that WordPress escapes although it is text (see docs/content-queries.md): decoded once, here. */
const escapedTextFields: ReadonlySet<string> = new Set(['node.name', 'breadcrumbs.text']);

type Picture = { place: Record<string, unknown>; sourceUrl: string };
type Html = { place: Record<string, unknown>; key: string; html: string };

/** Characters of HTML after which other requests have their turn: hostile HTML takes a microsecond for each. */
const htmlAtOnce = 20_000;

/**
 * Makes an answer of the content backend safe and ours, once, when it arrives: HTML sanitised, addresses made
 * relative (in fields of the content model by their types, in WordPress's own by the names above), dangerous ones emptied, escaped text decoded. WordPress tells no dimensions of drawings (SVG): they are
 * learned from the file and put where a raster picture has them. The shape stays as the query asked; `renamed` has the fields
 * that it gives other names. Rejects with
 * `UpstreamError` when the answer has more values or is deeper than any page.
 */
export async function normalizeResponse(
  answer: unknown,
  tools: { links: SiteLinks; sanitiseHtml: SanitiseHtml; imageMetadata: ImageMetadataOf },
  renamed: CompiledQuery['renamedFields'] = new Map(),
  fieldTypes: typeof generatedTypes = generatedTypes,
): Promise<unknown> {
  const pictures: Picture[] = [];
  const htmls: Html[] = [];
  let values = 0;

  const typeAt = (path: string) => (Object.hasOwn(fieldTypes, path) ? fieldTypes[path] : undefined);
  const pathBelow = (own: string | undefined, key: string) => (own === undefined ? key : `${own}.${key}`);
  /** `place` is the value's path in the content model; undefined for WordPress's own fields. */
  const visit = (value: unknown, field: string, depth: number, place?: string): unknown => {
    values += 1;
    if (values > maxValues || depth > deepest)
      throw new UpstreamError('The response of the content backend is too large or too deeply nested.', {
        code: 'answer_too_large',
        isOutage: false,
      });
    if (Array.isArray(value)) return value.map((item) => visit(item, field, depth + 1, place));
    if (typeof value !== 'object' || value === null) return value;
    const typename: unknown = '__typename' in value ? value.__typename : undefined;
    const own = typeof typename === 'string' && typeAt(typename) === 'fields' ? typename : place;
    const prepared: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(value)) {
      // A field named `__proto__` is in no query, and assigning it would change the object's kind.
      if (key === '__proto__') continue;
      const names = [key, ...(renamed.get(key) ?? [])];
      if (typeof child === 'string') {
        values += 1;
        if (isOf('html', names, own)) htmls.push({ place: prepared, key, html: child });
        prepared[key] = visitText(child, names, field, own);
      } else {
        const paths = names.map((name) => pathBelow(own, name));
        prepared[key] = visit(
          child,
          key,
          depth + 1,
          paths.find((path) => typeAt(path) === 'fields'),
        );
      }
    }
    // WPGraphQL has no `uri` for the posts page; its `link` is right.
    if (prepared['uri'] === null && typeof prepared['link'] === 'string') prepared['uri'] = prepared['link'];
    const { sourceUrl, mediaDetails } = prepared;
    if (typeof sourceUrl === 'string' && mediaDetails === null) pictures.push({ place: prepared, sourceUrl });
    return prepared;
  };
  const isOf = (type: keyof typeof wordPressFields, names: readonly string[], own?: string) =>
    names.some(
      (name) => (typeAt(pathBelow(own, name)) ?? (wordPressFields[type].has(name) && type)) === type,
    );
  const visitText = (text: string, names: readonly string[], parentField: string, own?: string): string => {
    if (isOf('html', names, own)) return '';
    if (isOf('url', names, own)) return tools.links.toSitePath(text);
    const isEscaped = names.some(
      (name) => typeAt(pathBelow(own, name)) === undefined && escapedTextFields.has(`${parentField}.${name}`),
    );
    const shown = isEscaped ? decodeHTML(text) : text;
    return isEscaped || (own === undefined && names.includes('title')) ? withoutMarks(shown) : shown;
  };

  const prepared = visit(answer, '', 0);
  await sanitiseAll(htmls, tools.sanitiseHtml);
  const measured = pictures.slice(0, maxPictures).map((picture) => fill(picture, tools.imageMetadata));
  if (measured.length > 0) await Promise.all(measured);
  return prepared;
}

async function sanitiseAll(htmls: readonly Html[], sanitiseHtml: SanitiseHtml): Promise<void> {
  let atOnce = 0;
  for (const { place, key, html } of htmls) {
    atOnce += html.length;
    if (atOnce > htmlAtOnce) {
      await setImmediate();
      atOnce = 0;
    }
    place[key] = sanitiseHtml(html);
  }
}

async function fill({ place, sourceUrl }: Picture, imageMetadata: ImageMetadataOf): Promise<void> {
  const { width, height } = await imageMetadata(sourceUrl);
  if (width > 0 && height > 0) place['mediaDetails'] = { width, height };
}

/** Turns addresses of the content backend into addresses of the site. */
type SiteLinks = {
  /** A path for an address on the content host or the site itself, other addresses unchanged; `''` for a dangerous one. */
  toSitePath(url: string): string;
};

const allowedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Hosts are compared with their port; protocol-relative and upper-case spellings of them count too. Of a WordPress in a
 * folder, its own addresses lose the folder; a path alone is the site's already.
 */
export function createSiteLinks(options: {
  contentUrl: string;
  /** What the content backend calls itself, where that is another address. */
  homeUrl?: string | undefined;
  siteUrl: string | undefined;
  /** Where pictures and files lie. */
  media: MediaPlaces;
  /** Whether a support chat is configured. Without one, links that would open it lead nowhere and are emptied. */
  hasChat: boolean;
}): SiteLinks {
  const { contentUrl, homeUrl, siteUrl, media, hasChat } = options;
  const ownHosts = new Set(
    [contentUrl, homeUrl, siteUrl].filter((url) => url !== undefined).map((url) => new URL(url).host),
  );
  const homes = createContentHomes([contentUrl, homeUrl]);
  return {
    toSitePath(url) {
      const trimmed = url.trim();
      if ((trimmed === '#lead' && !parts.leadForm) || (trimmed === '#openchat' && !hasChat)) return '';
      if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith('?')) return trimmed;
      if (!URL.canParse(trimmed, contentUrl)) return '';
      const target = new URL(trimmed, contentUrl);
      if (!allowedProtocols.has(target.protocol)) return '';
      const upload = media.toSitePath(target);
      if (upload !== undefined) return upload + target.search + target.hash;
      if (!ownHosts.has(target.host)) return target.href;
      const isPath = trimmed.startsWith('/') && !trimmed.startsWith('//');
      return sitePath(isPath ? target.pathname : homes.pathBelow(target)) + target.search + target.hash;
    },
  };
}

/** A child category is listed at its own slug, without those of its parents. */
const childCategory = new RegExp(
  `^((?:/(?:${localeCodes.join('|')}))?${addresses.category.path})/.+/([^/]+)/?$`,
);

function sitePath(pathname: string): string {
  const collapsed = withOneSpelling(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(childCategory, '$1/$2');
  return collapsed === '/' ? '/' : collapsed.replace(/\/$/, '');
}
