import { createHash } from 'node:crypto';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '#locales/locales.ts';
import type { Content } from '../content/Content.ts';
import { fileIn, type Media } from '../content/media.ts';
import type { FieldGroup } from './FieldGroup.ts';
import type { Addresses } from './addresses.ts';
import { renderWysiwyg } from './html.ts';
import { globalId } from './nodes.ts';
import { inLocale } from '../content/localised.ts';

export type MediaItem = {
  __typename: 'MediaItem';
  id: string;
  databaseId: number;
  sourceUrl: string;
  mediaItemUrl: string;
  altText: string;
  /** Caption as HTML, as in the media library. */
  caption: string;
  mimeType: string;
  mediaDetails: { width: number; height: number } | null;
  slug: string;
  title: string;
  uri: string;
  /** Field group as in WPGraphQL: always an object, with empty fields if an editor filled in none. */
  drawing: FieldGroup;
  focusPoint: FieldGroup;
};

export type MediaLogger = { warn: (fields: object, message: string) => void };

/** Returns WordPress's data for an uploaded file, or null if the file is missing. */
export type MediaLibrary = (media: Media, locale: Locale, addresses: Addresses) => Promise<MediaItem | null>;

const mimeTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
};

export function createMediaLibrary(
  { uploads, site }: Pick<Content, 'uploads' | 'site'>,
  logger: MediaLogger,
): MediaLibrary {
  const sizes = new Map<string, Promise<MediaItem['mediaDetails']>>();
  const reportedFiles = new Set<string>();

  return async (media, locale, addresses) => {
    const file = fileIn(media.file, locale);
    const location = await findUpload(uploads, path.join(site.uploadsFolder, file));
    if (location === undefined) {
      if (!reportedFiles.has(file)) logger.warn({ file }, 'uploaded file not found');
      reportedFiles.add(file);
      return null;
    }
    const extension = path.extname(file);
    const key = `${location} ${(await stat(location)).mtimeMs}`;
    const size = sizes.get(key) ?? readSize(location, extension);
    sizes.set(key, size);
    const altText = inLocale(media.alt, locale);
    const databaseId = idOf(
      file,
      altText,
      media.caption?.[locale],
      media.drawing && JSON.stringify([media.drawing, locale]),
      media.focusPoint && JSON.stringify(media.focusPoint),
    );
    const slug = path.basename(file, extension);
    return {
      __typename: 'MediaItem',
      id: globalId('post', databaseId),
      databaseId,
      sourceUrl: addresses.upload(file),
      mediaItemUrl: addresses.upload(file),
      altText,
      caption: media.caption ? (renderWysiwyg(inLocale(media.caption, locale), locale, addresses) ?? '') : '',
      mimeType: mimeTypes[extension] ?? 'application/octet-stream',
      mediaDetails: await size,
      slug,
      title: slug,
      uri: `/${slug}/`,
      drawing: { values: { ...media.drawing }, locale },
      focusPoint: { values: { ...media.focusPoint }, locale },
    };
  };
}

/** Returns the path of an uploaded file in the first folder that contains it, or `undefined`. */
export async function findUpload(uploads: Content['uploads'], file: string): Promise<string | undefined> {
  for (const folder of uploads) {
    const location = path.join(folder, file);
    const isThere = await access(location).then(
      () => true,
      () => false,
    );
    if (isThere) return location;
  }
  return undefined;
}

/** Reads the dimensions of an image. WordPress has none for SVG files. Loads sharp lazily, for the first image. */
async function readSize(location: string, extension: string): Promise<MediaItem['mediaDetails']> {
  if (!['.webp', '.png', '.jpg'].includes(extension)) return null;
  const { default: sharp } = await import('sharp');
  const details = await sharp(location)
    .metadata()
    .catch(() => undefined);
  return details ? { width: details.width, height: details.height } : null;
}

/** Returns a separate id for each file, text and drawing, because the language plugin has a media item per language. */
function idOf(...parts: (string | undefined)[]): number {
  const key = parts.map((part) => part ?? '').join('\n');
  return 100_000 + (createHash('sha256').update(key).digest().readUInt32BE() >>> 2);
}
