import type { Attributes } from 'sanitize-html';
import { candidateWidths, isServedUnchanged, proxiedImagePath } from '#schema/images.ts';
import { nearestShare } from './shares.ts';

type ToSitePath = (url: string) => string;

/** Largest width of a picture in CSS pixels: an article's column in viewports of at least 1360 pixels. */
const columnWidth = 894;
/** Width of the largest useful variant in pixels: twice the widest column. */
const maxPixels = 2 * columnWidth;

/**
 * Returns the attributes of a picture on the content host; undefined for other pictures, which the security policy
 * blocks. The picture has the width and crop that the editor set, but is at most as wide as its file. `srcset` offers
 * no more pixels than the file has.
 */
export function pictureAttributes(attributes: Attributes, toSitePath: ToSitePath): Attributes | undefined {
  const path = toSitePath(attributes.src ?? '');
  if (!path.startsWith('/cms/')) return undefined;
  const attribs: Attributes = { alt: attributes.alt ?? '', loading: 'lazy', decoding: 'async' };
  const style = attributes.style?.slice(0, maxStyleLength) ?? '';
  const file = fileSize(attributes, path);
  const setWidth = lengthOf(style, 'width');
  const width = setWidth === undefined ? file?.width : Math.min(setWidth, file?.width ?? setWidth);
  const share = widthShareOf(style, attributes.width);
  const crop = cropOf(style);
  const ratio = crop?.ratio ?? (file && file.width / file.height);
  const classes = [attributes.class, share && `width-${share}`, crop && `ratio-${crop.name}`].filter(Boolean);
  if (classes.length > 0) attribs.class = classes.join(' ');
  if (width !== undefined) attribs.width = String(width);
  if (width !== undefined && ratio !== undefined)
    attribs.height = String(Math.max(1, Math.round(width / ratio)));
  if (isServedUnchanged(path)) return { ...attribs, src: path };

  const largestVariant = largestFile(attributes.srcset, { path, width: file?.width }, toSitePath);
  const variant = (pixels: number) =>
    proxiedImagePath(largestVariant.path, { width: pixels, format: 'auto' });
  const usefulPixels = Math.min(2 * (width ?? columnWidth), (maxPixels * (share ?? 100)) / 100);
  const widths = candidateWidths(Math.min(usefulPixels, largestVariant.width ?? usefulPixels));
  const src = variant(
    widths.find((pixels) => pixels >= Math.min(width ?? 1280, 1280)) ?? widths.at(-1) ?? 1280,
  );
  // Without the file's width, `srcset` would stretch a small picture to the width in `sizes`.
  if (width === undefined || largestVariant.width === undefined) return { ...attribs, src };
  const fileWidth = largestVariant.width;
  const candidates = new Map(widths.map((pixels) => [Math.min(pixels, fileWidth), variant(pixels)]));
  return {
    ...attribs,
    src,
    srcset: [...candidates].map(([pixels, address]) => `${address} ${pixels}w`).join(', '),
    sizes: share === undefined ? sizesOf(width) : sizesOfShare(width, share / 100),
  };
}

/** Returns the `sizes` attribute: `auto`, and the widths of an article's column for browsers without it. */
function sizesOf(width: number): string {
  if (width <= 300) return `auto, ${width}px`;
  if (width < 640) return `auto, (min-width: ${Math.ceil(width / 0.94)}px) ${width}px, 94vw`;
  return `auto, (min-width: 1360px) ${Math.min(width, columnWidth)}px, (min-width: 1024px) 66vw, 94vw`;
}

function sizesOfShare(width: number, share: number): string {
  const desktopWidth = Math.min(width, Math.ceil(columnWidth * share));
  return `auto, (min-width: 1360px) ${desktopWidth}px, (min-width: 1024px) ${Math.ceil(66 * share)}vw, ${Math.ceil(94 * share)}vw`;
}

/** Returns the size of the file in `src`: from its attributes, or from the name that WordPress gave the file. */
function fileSize(attributes: Attributes, path: string): { width: number; height: number } | undefined {
  const [, nameWidth, nameHeight] = /-(\d{1,5})x(\d{1,5})\.[a-z]{3,4}(?:$|[?#])/i.exec(path) ?? [];
  const width = dimension(attributes.width) ?? dimension(nameWidth);
  const height =
    dimension(attributes.width) === undefined ? dimension(nameHeight) : dimension(attributes.height);
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Maximum number of characters to read of a `style` attribute. */
const maxStyleLength = 5_000;

/** Returns the CSS pixels that an editor set, from the style that WordPress 6.3 and later write. */
function lengthOf(style: string, property: 'width' | 'height'): number | undefined {
  const match = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*(\\d{1,4})(?:\\.\\d+)?px`, 'i').exec(style);
  return dimension(match?.[1]);
}

/** Returns the width in percent of the column, from a style or an old attribute; undefined for the full width. */
function widthShareOf(style: string, attribute: string | undefined): number | undefined {
  const percent =
    /(?:^|;)\s*width\s*:\s*(\d{1,3}(?:\.\d+)?)%/i.exec(style)?.[1] ??
    /^\s*(\d{1,3}(?:\.\d+)?)%\s*$/.exec(attribute ?? '')?.[1];
  return percent === undefined || Number(percent) > 95 ? undefined : nearestShare(Number(percent));
}

/** Aspect ratios that have styles: the choices in WordPress, and one for banners. */
const ratios = Object.fromEntries(
  ['9-16', '2-3', '3-4', '1-1', '4-3', '3-2', '16-9', '3-1'].map((name) => {
    const [width = 1, height = 1] = name.split('-').map(Number);
    return [name, width / height];
  }),
);

/**
 * Returns the ratio in `ratios` nearest to the crop that an editor set, either as an aspect ratio or as width and
 * height. Returns undefined if the picture is not cropped.
 */
function cropOf(style: string): { name: string; ratio: number } | undefined {
  if (!/(?:^|;)\s*object-fit\s*:\s*cover/i.test(style)) return undefined;
  const [, first, second = '1'] =
    /(?:^|;)\s*aspect-ratio\s*:\s*(\d{1,4}(?:\.\d+)?)(?:\s*\/\s*(\d{1,4}(?:\.\d+)?))?\s*(?:;|$)/i.exec(
      style,
    ) ?? [];
  const [width, height] = [lengthOf(style, 'width'), lengthOf(style, 'height')];
  const targetRatio = first === undefined ? (width ?? NaN) / (height ?? NaN) : Number(first) / Number(second);
  if (!(targetRatio > 0) || targetRatio === Infinity) return undefined;
  const distance = (ratio: number) => Math.abs(Math.log(ratio / targetRatio));
  const [name, ratio] = Object.entries(ratios).reduce((best, candidate) =>
    distance(candidate[1]) < distance(best[1]) ? candidate : best,
  );
  return { name, ratio };
}

/** Returns the largest useful file of the picture that WordPress offers. */
function largestFile(
  srcset: string | undefined,
  picture: { path: string; width: number | undefined },
  toSitePath: ToSitePath,
): { path: string; width: number | undefined } {
  let largestVariant = picture;
  for (const candidate of (srcset ?? '').slice(0, 10_000).split(',')) {
    const [, address, size] = /^\s*(\S+)\s+(\d{1,5})w\s*$/.exec(candidate) ?? [];
    const width = dimension(size);
    if (address === undefined || width === undefined || width <= (largestVariant.width ?? 0)) continue;
    if ((largestVariant.width ?? 0) >= maxPixels) break;
    const path = toSitePath(address);
    if (path.startsWith('/cms/')) largestVariant = { path, width };
  }
  return largestVariant;
}

/** Returns the URL of the background picture in a style. */
export function backgroundOf(style: string | undefined): string | undefined {
  const [, address] =
    /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')\s]+)/i.exec(style?.slice(0, 5_000) ?? '') ?? [];
  return address;
}

function dimension(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}
