import { LRUCache } from 'lru-cache';
import { hourMs, minuteMs } from '#schema/durations.ts';
import type { MailPicture } from '#schema/mail.ts';
import { loadSharp } from '#server/lib/loadSharp.ts';
import type { Logger } from '#server/logger.ts';

/**
 * Text width of a newsletter mail (`components/mail/letterStyles.ts`). The image has twice the pixels, for high-density
 * screens.
 */
const maxWidth = 502;
const density = 2;
const quality = 78;
const maxPixels = 8192 * 8192;

/**
 * Creates the function that loads an issue's image as a JPEG in the text width of a mail. Returns `undefined` if it
 * cannot be loaded; the mail then links to it. The result is cached, because many mails contain the same image.
 */
export function createMailPicture(deps: {
  fetchPicture: (url: string) => Promise<Buffer>;
  logger: Logger;
}): (src: string) => Promise<MailPicture | undefined> {
  const cache = new LRUCache<string, { picture: MailPicture | undefined }>({
    max: 10,
    ttl: hourMs,
    fetchMethod: async (src, _stale, { options: entry }) => {
      try {
        return { picture: await resize(await deps.fetchPicture(src)) };
      } catch (error) {
        deps.logger.warn({ error, src }, 'image of a newsletter issue could not be attached');
        entry.ttl = minuteMs;
        return { picture: undefined };
      }
    },
  });
  return async (src) => (await cache.fetch(src))?.picture;
}

async function resize(bytes: Buffer): Promise<MailPicture> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width: maxWidth * density, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  const shownWidth = Math.min(maxWidth, info.width);
  return { jpeg: data, width: shownWidth, height: Math.round((info.height * shownWidth) / info.width) };
}
