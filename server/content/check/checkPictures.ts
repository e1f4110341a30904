import PQueue from 'p-queue';
import { isServedUnchanged } from '#schema/images.ts';
import type { Finding } from '#schema/pageCheck.ts';
import { around } from './pageTree.ts';
import { fileName, type PagePicture } from './checkPage.ts';

/** A usual telephone: points and pixels a point of its window, as Lighthouse has them. */
const phone = { width: 412, density: 1.75 };
/** A usual computer; a picture with fewer pixels than points of its place is blurred there. */
const deskWidth = 1440;

/** Of one picture, on a telephone: half a second of a slow connection. */
const heaviestPictureBytes = 250_000;

/** Encoding takes turns with visitors' pictures. */
const atOnce = 2;
const maxPictures = 60;

export type PictureFacts = {
  findings: Finding[];
  /** Of all of them on a telephone, and of those that are loaded at once. */
  bytes: number;
  bytesAtOnce: number;
  count: number;
};

/** Measures the pictures of a page as a telephone loads them, and finds those that are too small or too heavy for their place. */
export async function checkPictures(
  pictures: readonly PagePicture[],
  weigh: (path: string) => Promise<number>,
): Promise<PictureFacts> {
  const facts: PictureFacts = { findings: [], bytes: 0, bytesAtOnce: 0, count: 0 };
  const queue = new PQueue({ concurrency: atOnce });
  const told = new Set<string>();
  const weighed = new Map<string, Promise<number>>();
  const work = pictures.slice(0, maxPictures).map(async (picture) => {
    const { element, place, source } = picture;
    if (!/^\/(?:_ipx|cms)\//.test(source)) return;
    const clue = { image: source };
    const name = fileName(source);
    const small = tooSmall(picture);
    const tell = (finding: Finding) => {
      const key = `${finding.code} ${place.section?.row} ${name}`;
      if (!told.has(key)) facts.findings.push(finding);
      told.add(key);
    };
    if (small !== undefined)
      tell({ code: 'picture-too-small', ...place, clue, values: { picture: name, ...small } });
    const path = onPhone(picture);
    const isNew = !weighed.has(path);
    const weight = weighed.get(path) ?? queue.add(() => weigh(path));
    weighed.set(path, weight);
    const bytes = await weight.catch(() => 0);
    if (isNew) {
      facts.count += 1;
      facts.bytes += bytes;
      if (element.attributes['loading'] !== 'lazy') facts.bytesAtOnce += bytes;
    }
    if (bytes > heaviestPictureBytes)
      tell({
        code: 'picture-too-heavy',
        ...place,
        clue,
        values: { picture: name, kilobytes: Math.round(bytes / 1000), limit: heaviestPictureBytes / 1000 },
      });
  });
  await Promise.all(work);
  return facts;
}

/** Of how many pixels a picture is, and how many its place has on a computer, where these are more. */
function tooSmall({ element, source }: PagePicture): { width: number; place: number } | undefined {
  const { sizes, width } = element.attributes;
  if (sizes === undefined || width === undefined || isServedUnchanged(source)) return undefined;
  // Text says itself how large a picture stands in it.
  if (around(element, ({ name }) => name === 'figure' || name === 'p') !== undefined) return undefined;
  const place = Math.round(placeWidth(sizes, deskWidth));
  return Number(width) < place ? { width: Number(width), place } : undefined;
}

/** What a telephone loads of a picture: the smallest of those offered that fills its place. */
function onPhone({ element, source }: Pick<PagePicture, 'element' | 'source'>): string {
  const alternative = element.parent?.name === 'picture' ? element.parent.children : [];
  const narrow = alternative.find(
    (child) =>
      typeof child !== 'string' &&
      child.name === 'source' &&
      Number(/max-width: (\d+)px/.exec(child.attributes['media'] ?? '')?.[1] ?? 0) >= phone.width,
  );
  const { srcset, sizes = '100vw' } = typeof narrow === 'object' ? narrow.attributes : element.attributes;
  const candidates = (srcset ?? '').split(', ').flatMap((candidate) => {
    const [path = '', size = ''] = candidate.split(' ');
    const [, amount = '', unit] = /^([\d.]+)([wx])$/.exec(size) ?? [];
    const pixels = unit === 'x' ? Number(amount) / phone.density : Number(amount) / neededPixels(sizes);
    return unit === undefined ? [] : [{ path, pixels }];
  });
  const fitting = candidates.find(({ pixels }) => pixels >= 1) ?? candidates.at(-1);
  return fitting?.path ?? (typeof narrow === 'object' && srcset ? srcset : source);
}

function neededPixels(sizes: string): number {
  return Math.min(placeWidth(sizes, phone.width), phone.width * 2) * phone.density;
}

/** How many points `sizes` names for a window; the window's own width where that cannot be told. */
function placeWidth(sizes: string, windowWidth: number): number {
  for (const part of sizes.split(', ')) {
    const [, from = '0', length = '', unit] =
      /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw)$/.exec(part) ?? [];
    if (unit === undefined) return windowWidth;
    if (windowWidth >= Number(from))
      return unit === 'vw' ? (Number(length) / 100) * windowWidth : Number(length);
  }
  return windowWidth;
}
