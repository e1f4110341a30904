import { isServedUnchanged } from '#schema/images.ts';
import { closest, type PageElement } from './pageTree.ts';

/** Lighthouse's mobile device: viewport width in CSS pixels, and device pixel ratio. */
const phone = { width: 412, density: 1.75 };
/** Viewport width of a typical desktop computer. Pictures that are narrower than their slot look blurred there. */
const desktopWidth = 1440;

/** Returns the widths in pixels of a picture and of its slot on a desktop computer, if the picture is narrower. */
export function findUndersize(element: PageElement): { width: number; place: number } | undefined {
  const { sizes, width, src: source = '' } = element.attributes;
  if (sizes === undefined || width === undefined || isServedUnchanged(source)) return undefined;
  // In texts, the editor sets the size of a picture.
  if (closest(element, ({ name }) => name === 'figure' || name === 'p') !== undefined) return undefined;
  const place = Math.round(placeWidth(sizes, desktopWidth));
  return Number(width) < place ? { width: Number(width), place } : undefined;
}

/** Returns the URL of the candidate that a phone loads: the smallest that fills its slot. */
export function phoneVariantOf(element: PageElement): string {
  const { src: source = '' } = element.attributes;
  const siblings = element.parent?.name === 'picture' ? element.parent.children : [];
  const phoneSource = siblings.find(
    (child) =>
      typeof child !== 'string' &&
      child.name === 'source' &&
      Number(/max-width: (\d+)px/.exec(child.attributes['media'] ?? '')?.[1] ?? 0) >= phone.width,
  );
  const { srcset, sizes = '100vw' } =
    typeof phoneSource === 'object' ? phoneSource.attributes : element.attributes;
  const candidates = (srcset ?? '').split(', ').flatMap((candidate) => {
    const [path = '', size = ''] = candidate.split(' ');
    const [, amount = '', unit] = /^([\d.]+)([wx])$/.exec(size) ?? [];
    const pixels = unit === 'x' ? Number(amount) / phone.density : Number(amount) / neededPixels(sizes);
    return unit === undefined ? [] : [{ path, pixels }];
  });
  const candidate = candidates.find(({ pixels }) => pixels >= 1) ?? candidates.at(-1);
  return candidate?.path ?? (typeof phoneSource === 'object' && srcset ? srcset : source);
}

function neededPixels(sizes: string): number {
  return Math.min(placeWidth(sizes, phone.width), phone.width * 2) * phone.density;
}

/** Returns the width in CSS pixels that `sizes` specifies for a viewport, or else the viewport's width. */
function placeWidth(sizes: string, windowWidth: number): number {
  for (const part of sizes.replace(/^auto, /, '').split(', ')) {
    const [, from = '0', length = '', unit] =
      /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw)$/.exec(part) ?? [];
    if (unit === undefined) return windowWidth;
    if (windowWidth >= Number(from))
      return unit === 'vw' ? (Number(length) / 100) * windowWidth : Number(length);
  }
  return windowWidth;
}
