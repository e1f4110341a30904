import { LRUCache } from 'lru-cache';
import { minuteMs, dayMs } from '#schema/durations.ts';
import { logoPlate, type MailLogo } from '#schema/mail.ts';
import { loadSharp } from '#server/lib/loadSharp.ts';
import type { Logger } from '#server/logger.ts';

/**
 * Height of the logo, the same as in the site's navigation. The image has twice the pixels, for high-density screens.
 */
const height = 26;
const density = 2;
const maxWidth = 240;
const maxPixels = 4096 * 4096;

/**
 * Creates the function that loads a logo as a PNG on a white plate, because mail clients do not render SVG. Returns
 * `undefined` if the logo cannot be loaded or converted; mails are then sent without it, and it is loaded again after a
 * minute.
 */
export function createMailLogo({
  fetchPicture,
  logger,
}: {
  fetchPicture: (url: string) => Promise<Buffer>;
  logger: Logger;
}) {
  const cache = new LRUCache<string, { logo: MailLogo | undefined }>({
    max: 20,
    ttl: dayMs,
    fetchMethod: async (url, _stale, { options: entry }) => {
      try {
        return { logo: await drawLogo(await fetchPicture(url)) };
      } catch (error) {
        logger.warn({ error, url }, 'logo for mails could not be loaded; mails are sent without it');
        entry.ttl = minuteMs;
        return { logo: undefined };
      }
    },
  });
  return async (url: string): Promise<MailLogo | undefined> => (await cache.fetch(url))?.logo;
}

async function drawLogo(bytes: Buffer): Promise<MailLogo> {
  const sharp = await loadSharp();
  const logo = await sharp(bytes, { density: 288, limitInputPixels: maxPixels })
    .resize({ height: height * density, width: maxWidth * density, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const plateWidth = logo.info.width + 2 * density * logoPlate.x;
  const plateHeight = logo.info.height + 2 * density * logoPlate.y;
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${plateHeight}"><rect width="100%" height="100%" rx="${density * logoPlate.radius}" fill="#fff"/></svg>`;
  const { data, info } = await sharp(Buffer.from(plate))
    .composite([{ input: logo.data }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: Math.round(info.width / density), height: Math.round(info.height / density) };
}
