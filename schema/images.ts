import { splitLocale } from '#locales/routing.ts';

/** Path of the image proxy, in ipx's format: `/_ipx/{modifiers}/{source}`. */
export const imageProxyPath = '/_ipx';

/** Site path that stands for the content host. Only uploads are served below it. */
export const contentHostPath = '/cms';

/** Image widths that pages request, so that images share variants and caches. */
export const imageWidths = [
  32, 64, 96, 128, 192, 256, 320, 480, 640, 750, 960, 1280, 1600, 1920, 2560,
] as const;

export const imageLimits = { side: 3840, quality: 100, blur: 20 } as const;

/** Presets for tiny blurred placeholders, avatars, and images on sharing cards. */
export const imagePresets = {
  avatar: { quality: 80, fit: 'cover' },
  placeholder: { width: 10, height: 10, quality: 50, blur: 3 },
  share: { width: 1200, height: 630, quality: 80, format: 'jpeg', fit: 'cover' },
} as const satisfies Record<string, ImageModifiers>;

export const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const imageFits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
export type ImageFit = (typeof imageFits)[number];

export type ImageModifiers = {
  width?: number;
  height?: number;
  quality?: number;
  format?: ImageFormat | 'auto';
  fit?: ImageFit;
  blur?: number;
};

/**
 * Widths that the proxy offers: those that pages request, the documented example, and those of an earlier release,
 * which cached pages may still contain.
 */
const offeredWidths: readonly number[] = [...imageWidths, 400, 800];
const offeredQualities: readonly (number | undefined)[] = [undefined, 75, 80];

/**
 * Returns whether the proxy offers a variant: shared widths, squares of them, and presets, in any format. Other sizes
 * are rejected, so that only the number of images limits the work that URLs can cause.
 */
export function isOfferedVariant(modifiers: ImageModifiers): boolean {
  const { format: _format, ...shape } = modifiers;
  const isPreset = Object.values(imagePresets).some((preset) => isSameShape(shape, preset));
  if (isPreset) return shape.width !== undefined;
  const { width, height, quality, fit, blur } = shape;
  const isSquare = height === width && (fit === undefined || fit === 'cover');
  return (
    (width === undefined || offeredWidths.includes(width)) &&
    (height === undefined ? fit === undefined || fit === 'cover' : isSquare) &&
    offeredQualities.includes(quality) &&
    blur === undefined
  );
}

function isSameShape(a: ImageModifiers, { format: _format, ...b }: ImageModifiers): boolean {
  return serialiseImageModifiers(a) === serialiseImageModifiers(b);
}

/** Dimensions of an image; all zero if unknown. */
export type ImageMetadata = { width: number; height: number; ratio: number };

/** Serialises modifiers in ipx's format, always in the same order, so that a variant has one URL. `_` means none. */
export function serialiseImageModifiers(modifiers: ImageModifiers): string {
  const { width, height, quality, format, fit, blur } = modifiers;
  const parts = [
    width && `w_${width}`,
    height && `h_${height}`,
    quality && `q_${quality}`,
    format && `f_${format}`,
    fit && `fit_${fit}`,
    blur && `blur_${blur}`,
  ].filter(Boolean);
  return parts.length === 0 ? '_' : parts.join(',');
}

/** Returns the proxy's path of an image; `source` begins with `/cms/` or is an absolute URL on the content host. */
export function proxiedImagePath(source: string, modifiers: ImageModifiers): string {
  return `${imageProxyPath}/${serialiseImageModifiers(modifiers)}/${source.replace(/^\//, '')}`;
}

/** Returns whether an image is served unchanged: SVGs scale, and animated images would lose their frames. */
export function isServedUnchanged(path: string): boolean {
  return /\.(svg|gif)(?:[?#]|$)/i.test(path);
}

/**
 * Returns the shared widths to offer for an image that needs at most `maxWidth` pixels, except widths too small to be
 * useful.
 */
export function candidateWidths(maxWidth: number | undefined): number[] {
  const usefulWidths = imageWidths.filter((width) => width >= 320);
  if (!maxWidth) return usefulWidths;
  const sufficientWidth = usefulWidths.find((width) => width >= maxWidth);
  return usefulWidths.filter((width) => width <= (sufficientWidth ?? Infinity));
}

/** Size of all sharing cards, as sharing services require. */
export const socialImageSize = { width: 1200, height: 630 } as const;

export const socialImagesPath = '/og';
const homeName = 'index';

/** Returns the path of a page's sharing card: `/og/da/produkter/sim.png` for `/da/produkter/sim`. */
export function socialImagePath(pagePath: string): string {
  const { locale, path } = splitLocale(pagePath);
  return `${socialImagesPath}/${locale}/${path === '/' ? homeName : path.slice(1)}.png`;
}

/** Returns the path, without language, of the page to which a sharing card's name belongs. */
export function pageOfSocialImage(name: string): string {
  return name === homeName ? '/' : `/${name}`;
}
