import { splitLocale } from '#locales/routing.ts';

/** Where the image proxy answers, in ipx's own grammar: `/_ipx/{modifiers}/{source}`. */
export const imageProxyPath = '/_ipx';

/** The content host's root as the site addresses it; only uploads are served below it. */
export const contentHostPath = '/cms';

/** The widths that our own pages ask for, so that pictures share variants and caches. */
export const imageWidths = [
  32, 64, 96, 128, 192, 256, 320, 480, 640, 750, 960, 1280, 1600, 1920, 2560,
] as const;

export const imageLimits = { side: 3840, quality: 100, blur: 20 } as const;

/** A tiny blurred copy, and what a link's card shows. */
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

/** Beside what pages use: the example of the proxy's grammar, and what pages of an earlier release in caches name. */
const offeredWidths: readonly number[] = [...imageWidths, 400, 800];
const offeredQualities: readonly (number | undefined)[] = [undefined, 75, 80];

/**
 * Whether the proxy makes this variant: the shared widths, squares of them, the presets; in any format. Other sizes are
 * encoded for nobody, so that the work which an address can cause is bounded by the pictures that there are.
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

function isSameShape(one: ImageModifiers, { format: _format, ...other }: ImageModifiers): boolean {
  return serialiseImageModifiers(one) === serialiseImageModifiers(other);
}

/** Dimensions of a picture; all zero when they cannot be learned. */
export type ImageMetadata = { width: number; height: number; ratio: number };

/** Modifiers in ipx's grammar and always the same order: one variant has one address. `_` means none. */
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

/** The proxy's address of a picture; `source` begins with `/cms/` or is an absolute address on the content host. */
export function proxiedImagePath(source: string, modifiers: ImageModifiers): string {
  return `${imageProxyPath}/${serialiseImageModifiers(modifiers)}/${source.replace(/^\//, '')}`;
}

/** Drawings scale by themselves and animated pictures would lose their frames: both are served as they are. */
export function isServedUnchanged(path: string): boolean {
  return /\.(svg|gif)(?:[?#]|$)/i.test(path);
}

/** The widths offered for a picture of which no more pixels are of use than `most`, and nothing too small to matter. */
export function candidateWidths(most: number | undefined): number[] {
  const useful = imageWidths.filter((width) => width >= 320);
  if (!most) return useful;
  const enough = useful.find((width) => width >= most);
  return useful.filter((width) => width <= (enough ?? Infinity));
}

/** What every sharing card measures, as the services that show it ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const;

export const socialImagesPath = '/og';
const homeName = 'index';

/** Where the card of a page is drawn: `/og/da/produkter/sim.png` for `/da/produkter/sim`. */
export function socialImagePath(pagePath: string): string {
  const { locale, path } = splitLocale(pagePath);
  return `${socialImagesPath}/${locale}/${path === '/' ? homeName : path.slice(1)}.png`;
}

/** The page, without its language, that a card's name stands for. */
export function pageOfSocialImage(name: string): string {
  return name === homeName ? '/' : `/${name}`;
}
