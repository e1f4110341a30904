import path from 'node:path';
import type { Media } from '#cms/content/media.ts';
import type { Addresses } from '#cms/wordpress/addresses.ts';
import type { MediaItem, MediaLibrary } from '#cms/wordpress/media.ts';
import { defaultLocale, type Locale } from '#locales/locales.ts';

export type FileList = ReturnType<typeof createFileList>;

/**
 * Creates a list of the files that the content uses, with their alternative texts. WordPress stores one alternative
 * text per file, so a second text needs a copy under another name. The first file keeps its name, because texts can
 * link to it.
 */
export function createFileList(library: MediaLibrary, addresses: Addresses, uploadsFolder: string) {
  const items = new Map<string, MediaItem>();
  const keyOf = (item: MediaItem) => String(item.databaseId);

  async function key(media: Media, locale: Locale): Promise<string | null> {
    const item = await library(media, locale, addresses);
    if (item === null) return null;
    items.set(keyOf(item), item);
    return keyOf(item);
  }

  async function reference(media: Media, locale: Locale) {
    const itemId = await key(media, locale);
    return itemId === null ? '' : { $file: itemId };
  }

  /** Replaces images in a REST response with references, and removes the IDs of menu links. */
  async function referencesIn(value: unknown, locale: Locale): Promise<unknown> {
    if (value === false || value === null) return '';
    if (Array.isArray(value)) return Promise.all(value.map((part) => referencesIn(part, locale)));
    if (typeof value === 'string') {
      const isFile = value.startsWith(addresses.upload('')) && !value.endsWith('.json');
      return isFile ? reference({ file: path.basename(value), alt: { en: '' } }, locale) : value;
    }
    if (typeof value !== 'object') return value;
    if ('ID' in value) return items.has(String(value.ID)) ? { $file: String(value.ID) } : '';
    const parts = await Promise.all(
      Object.entries(value)
        .filter(([name]) => name !== 'id')
        .map(async ([name, part]) => [name, await referencesIn(part, locale)]),
    );
    return Object.fromEntries(parts);
  }

  return {
    key,
    reference,
    referencesIn,
    /** Wraps a library to record the files that are requested from it. */
    record:
      (source: MediaLibrary): MediaLibrary =>
      async (...parameters) => {
        const item = await source(...parameters);
        if (item !== null) items.set(keyOf(item), item);
        return item;
      },
    /** Returns all recorded files, and those in `alsoNamed` that were not recorded. */
    async all(alsoNamed: readonly string[]) {
      for (const file of alsoNamed) {
        const isListed = [...items.values()].some(({ sourceUrl }) => path.basename(sourceUrl) === file);
        if (!isListed) await key({ file, alt: { en: '' } }, defaultLocale);
      }
      const timesSeen = new Map<string, number>();
      return [...items.entries()].map(([itemKey, item]) => {
        const file = path.basename(item.sourceUrl);
        const times = timesSeen.get(file) ?? 0;
        timesSeen.set(file, times + 1);
        const { name, ext } = path.parse(file);
        return {
          key: itemKey,
          file: `${uploadsFolder}/${file}`,
          copy: times === 0 ? file : `${name}-${times + 1}${ext}`,
          alt: item.altText,
          caption: item.caption,
          mime: item.mimeType,
          width: item.mediaDetails?.width ?? 0,
          height: item.mediaDetails?.height ?? 0,
          drawing: item.drawing,
          focusPoint: item.focusPoint,
        };
      });
    },
  };
}
