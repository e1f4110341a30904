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
import { normaliseEscapes } from '#server/lib/normaliseAddress.ts';

/** Sanitises HTML that an editor wrote. */
export type SanitiseHtml = (html: string) => string;

/** Returns a picture's dimensions; all are zero if they are unavailable. */
export type ImageMetadataOf = (path: string) => Promise<ImageMetadata>;

/** Maximum number of values in a response. A hundred articles with all their fields have several thousand. */
const maxValues = 100_000;
const maxDepth = 40;
/** Maximum number of pictures to measure: each may require fetching a file. */
const maxPictures = 100;

/** WordPress core fields that contain a URL. It is converted to a path on the site. */
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

/** WordPress core fields that contain HTML. */
const htmlFields: ReadonlySet<string> = new Set(['content', 'excerpt', 'caption']);

const wordPressFields = { html: htmlFields, url: addressFields };

/** Text fields that WordPress escapes (see docs/content-queries.md). They are decoded once, here. */
const escapedTextFields: ReadonlySet<string> = new Set(['node.name', 'breadcrumbs.text']);

type Picture = { target: Record<string, unknown>; sourceUrl: string };
type Html = { target: Record<string, unknown>; key: string; html: string };

/** Characters of HTML after which to yield to other requests: hostile HTML takes a microsecond per character. */
const maxHtmlPerTurn = 20_000;

/**
 * Makes a response of the content backend safe, once, when it arrives: sanitises HTML, converts URLs to paths of the
 * site, empties dangerous URLs and decodes escaped text. Treats fields of the content model by their types, and
 * WordPress's own fields by the names above. Keeps the shape of the response. `renamed` lists the fields that the query
 * renames.
 *
 * WordPress does not return the dimensions of drawings (SVG). They are read from the file and added to the fields that
 * contain the dimensions of raster pictures.
 *
 * Rejects with `UpstreamError` if the response has more values or levels than any page.
 */
export async function normalizeResponse(
  response: unknown,
  tools: { links: SiteLinks; sanitiseHtml: SanitiseHtml; imageMetadata: ImageMetadataOf },
  renamed: CompiledQuery['renamedFields'] = new Map(),
  fieldTypes: typeof generatedTypes = generatedTypes,
): Promise<unknown> {
  const pictures: Picture[] = [];
  const htmls: Html[] = [];
  let values = 0;

  const typeAt = (path: string) => (Object.hasOwn(fieldTypes, path) ? fieldTypes[path] : undefined);
  const pathBelow = (objectPath: string | undefined, key: string) =>
    objectPath === undefined ? key : `${objectPath}.${key}`;
  /** Normalises a value. `parentPath` is the enclosing object's path in the content model, if that contains it. */
  const visit = (value: unknown, field: string, depth: number, parentPath?: string): unknown => {
    values += 1;
    if (values > maxValues || depth > maxDepth)
      throw new UpstreamError('The response of the content backend is too large or too deeply nested.', {
        code: 'answer_too_large',
        isOutage: false,
      });
    if (Array.isArray(value)) return value.map((item) => visit(item, field, depth + 1, parentPath));
    if (typeof value !== 'object' || value === null) return value;
    const typename: unknown = '__typename' in value ? value.__typename : undefined;
    const objectPath = typeof typename === 'string' && typeAt(typename) === 'fields' ? typename : parentPath;
    const prepared: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(value)) {
      // No query has a field `__proto__`, and assigning it would change the object's prototype.
      if (key === '__proto__') continue;
      const names = [key, ...(renamed.get(key) ?? [])];
      if (typeof child === 'string') {
        values += 1;
        if (isOf('html', names, objectPath)) htmls.push({ target: prepared, key, html: child });
        prepared[key] = visitText(child, names, field, objectPath);
      } else {
        const paths = names.map((name) => pathBelow(objectPath, name));
        prepared[key] = visit(
          child,
          key,
          depth + 1,
          paths.find((path) => typeAt(path) === 'fields'),
        );
      }
    }
    // WPGraphQL has no `uri` for the posts page; its `link` is correct.
    if (prepared['uri'] === null && typeof prepared['link'] === 'string') prepared['uri'] = prepared['link'];
    const { sourceUrl, mediaDetails } = prepared;
    if (typeof sourceUrl === 'string' && mediaDetails === null)
      pictures.push({ target: prepared, sourceUrl });
    return prepared;
  };
  const isOf = (type: keyof typeof wordPressFields, names: readonly string[], objectPath?: string) =>
    names.some(
      (name) => (typeAt(pathBelow(objectPath, name)) ?? (wordPressFields[type].has(name) && type)) === type,
    );
  const visitText = (
    text: string,
    names: readonly string[],
    parentField: string,
    objectPath?: string,
  ): string => {
    if (isOf('html', names, objectPath)) return '';
    if (isOf('url', names, objectPath)) return tools.links.toSitePath(text);
    const isEscaped = names.some(
      (name) =>
        typeAt(pathBelow(objectPath, name)) === undefined && escapedTextFields.has(`${parentField}.${name}`),
    );
    const displayed = isEscaped ? decodeHTML(text) : text;
    return isEscaped || (objectPath === undefined && names.includes('title'))
      ? withoutMarks(displayed)
      : displayed;
  };

  const prepared = visit(response, '', 0);
  await sanitiseAll(htmls, tools.sanitiseHtml);
  await Promise.all(
    pictures.slice(0, maxPictures).map((picture) => addDimensions(picture, tools.imageMetadata)),
  );
  return prepared;
}

async function sanitiseAll(htmls: readonly Html[], sanitiseHtml: SanitiseHtml): Promise<void> {
  let htmlLength = 0;
  for (const { target, key, html } of htmls) {
    htmlLength += html.length;
    if (htmlLength > maxHtmlPerTurn) {
      await setImmediate();
      htmlLength = 0;
    }
    target[key] = sanitiseHtml(html);
  }
}

async function addDimensions({ target, sourceUrl }: Picture, imageMetadata: ImageMetadataOf): Promise<void> {
  const { width, height } = await imageMetadata(sourceUrl);
  if (width > 0 && height > 0) target['mediaDetails'] = { width, height };
}

/** Converts the content backend's URLs. */
type SiteLinks = {
  /** Converts URLs on the content host or the site to paths, and dangerous URLs to `''`. Returns others unchanged. */
  toSitePath(url: string): string;
};

const allowedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Creates a converter of URLs. It compares hosts with their port, and handles protocol-relative URLs and hosts in upper
 * case. If WordPress is in a folder, its own URLs lose the folder. Bare paths are already paths on the site.
 */
export function createSiteLinks(options: {
  contentUrl: string;
  /** Home URL that the content backend reports, if it differs from its configured URL. */
  homeUrl?: string | undefined;
  siteUrl: string | undefined;
  /** URLs of pictures and files. */
  media: MediaPlaces;
  /** Whether a support chat is configured. If not, links that open the chat are emptied. */
  hasChat: boolean;
}): SiteLinks {
  const { contentUrl, homeUrl, siteUrl, media, hasChat } = options;
  const ownHosts = new Set(
    [contentUrl, homeUrl, siteUrl].filter((url) => url !== undefined).map((url) => new URL(url).host),
  );
  const homes = createContentHomes([contentUrl, homeUrl]);
  return {
    toSitePath(url) {
      const trimmedUrl = url.trim();
      if ((trimmedUrl === '#lead' && !parts.leadForm) || (trimmedUrl === '#openchat' && !hasChat)) return '';
      if (trimmedUrl === '' || trimmedUrl.startsWith('#') || trimmedUrl.startsWith('?')) return trimmedUrl;
      if (!URL.canParse(trimmedUrl, contentUrl)) return '';
      const target = new URL(trimmedUrl, contentUrl);
      if (!allowedProtocols.has(target.protocol)) return '';
      const upload = media.toSitePath(target);
      if (upload !== undefined) return upload + target.search + target.hash;
      if (!ownHosts.has(target.host)) return target.href;
      const isPath = trimmedUrl.startsWith('/') && !trimmedUrl.startsWith('//');
      return sitePath(isPath ? target.pathname : homes.pathBelow(target)) + target.search + target.hash;
    },
  };
}

/** Matches the path of a child category. The site uses only its own slug, without the slugs of its parents. */
const childCategory = new RegExp(
  `^((?:/(?:${localeCodes.join('|')}))?${addresses.category.path})/.+/([^/]+)/?$`,
);

function sitePath(pathname: string): string {
  const collapsed = normaliseEscapes(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(childCategory, '$1/$2');
  return collapsed === '/' ? '/' : collapsed.replace(/\/$/, '');
}
