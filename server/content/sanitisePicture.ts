import type { Attributes } from 'sanitize-html';
import { candidateWidths, isServedUnchanged, proxiedImagePath } from '#schema/images.ts';

type ToSitePath = (url: string) => string;

/** Widest place of a picture in points: an article's column in a window of 1360 and more. */
const widestPlace = 894;
/** Pixels of the largest variant that is of use: twice the widest place. */
const mostPixels = 2 * widestPlace;

/**
 * Attributes of a picture of the content host; undefined for another, because the security policy shows no others. It is as wide
 * as the editor has set it, at most as wide as its file, and is offered in no more pixels than the file has.
 */
export function pictureAttributes(given: Attributes, toSitePath: ToSitePath): Attributes | undefined {
  const path = toSitePath(given.src ?? '');
  if (!path.startsWith('/cms/')) return undefined;
  const attribs: Attributes = { alt: given.alt ?? '', loading: 'lazy', decoding: 'async' };
  if (given.class) attribs.class = given.class;
  const file = fileSize(given, path);
  const set = setWidth(given.style);
  const width = set === undefined ? file?.width : Math.min(set, file?.width ?? set);
  if (width !== undefined) attribs.width = String(width);
  if (width !== undefined && file !== undefined)
    attribs.height = String(Math.max(1, Math.round((file.height * width) / file.width)));
  if (isServedUnchanged(path)) return { ...attribs, src: path };

  const largest = largestFile(given.srcset, { path, width: file?.width }, toSitePath);
  const variant = (pixels: number) => proxiedImagePath(largest.path, { width: pixels, format: 'auto' });
  const useful = Math.min(2 * (width ?? widestPlace), mostPixels);
  const widths = candidateWidths(Math.min(useful, largest.width ?? useful));
  const src = variant(
    widths.find((pixels) => pixels >= Math.min(width ?? 1280, 1280)) ?? widths.at(-1) ?? 1280,
  );
  // Without the file's width, `srcset` would stretch the picture to its place.
  if (width === undefined || largest.width === undefined) return { ...attribs, src };
  const own = largest.width;
  const offered = new Map(widths.map((pixels) => [Math.min(pixels, own), variant(pixels)]));
  return {
    ...attribs,
    src,
    srcset: [...offered].map(([pixels, address]) => `${address} ${pixels}w`).join(', '),
    sizes: sizesOf(width),
  };
}

/** The browser knows the place (`auto`); older ones are told the article's columns. */
function sizesOf(width: number): string {
  if (width <= 300) return `auto, ${width}px`;
  if (width < 640) return `auto, (min-width: ${Math.ceil(width / 0.94)}px) ${width}px, 94vw`;
  return `auto, (min-width: 1360px) ${Math.min(width, widestPlace)}px, (min-width: 1024px) 66vw, 94vw`;
}

/** Size of the file that `src` names: by its attributes, or as WordPress writes it into the name of the file. */
function fileSize(given: Attributes, path: string): { width: number; height: number } | undefined {
  const [, named, high] = /-(\d{1,5})x(\d{1,5})\.[a-z]{3,4}(?:$|[?#])/i.exec(path) ?? [];
  const width = dimension(given.width) ?? dimension(named);
  const height = dimension(given.width) === undefined ? dimension(high) : dimension(given.height);
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Width in points that an editor has set; WordPress 6.3 and newer write it as a style. */
function setWidth(style: string | undefined): number | undefined {
  const [, width] = /(?:^|;)\s*width\s*:\s*(\d{1,4})(?:\.\d+)?px/i.exec(style ?? '') ?? [];
  return dimension(width);
}

/** The largest file of the same picture that WordPress offers, as far as its pixels are of use. */
function largestFile(
  srcset: string | undefined,
  own: { path: string; width: number | undefined },
  toSitePath: ToSitePath,
): { path: string; width: number | undefined } {
  let largest = own;
  for (const candidate of (srcset ?? '').slice(0, 10_000).split(',')) {
    const [, address, size] = /^\s*(\S+)\s+(\d{1,5})w\s*$/.exec(candidate) ?? [];
    const width = dimension(size);
    if (address === undefined || width === undefined || width <= (largest.width ?? 0)) continue;
    if ((largest.width ?? 0) >= mostPixels) break;
    const path = toSitePath(address);
    if (path.startsWith('/cms/')) largest = { path, width };
  }
  return largest;
}

/** The address of the picture in a style that gives an element a background. */
export function backgroundOf(style: string | undefined): string | undefined {
  const [, address] =
    /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')\s]+)/i.exec(style?.slice(0, 5_000) ?? '') ?? [];
  return address;
}

function dimension(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}
