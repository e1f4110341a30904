import {
  candidateWidths,
  imageWidths,
  type ImageFormat,
  contentHostPath,
  imagePresets,
  isServedUnchanged,
  proxiedImagePath,
  type ImageModifiers,
} from '#schema/images.ts';

type Provider = (source: string, modifiers: ImageModifiers) => string;

const providers: Record<string, Provider> = {
  ipx: proxiedImagePath,
  /** Returns the URL of the uploaded file. */
  none: (source) => source,
};

/** Presets of modifiers. Explicit modifiers take precedence. */
const presets: Record<string, ImageModifiers> = imagePresets;

type ImageUrlOptions = ImageModifiers & { src: string; provider?: string; preset?: string };

/**
 * Returns the URL at which the site serves a picture. Uploads are served by the image proxy; URLs of SVGs, data URLs
 * and public files stay unchanged. Throws for an unknown provider or preset.
 */
export function imageUrl({ src, provider = 'ipx', preset, ...ownModifiers }: ImageUrlOptions): string {
  const provide = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  if (!provide) throw new Error(`Unknown image provider: '${provider}'`);
  const modifiers = { ...presetModifiers(preset), ...definedOnly(ownModifiers) };
  return isTransformable(src) ? provide(withoutSpaces(src), modifiers) : src;
}

function presetModifiers(preset: string | undefined): ImageModifiers {
  if (preset === undefined) return {};
  const modifiers = Object.hasOwn(presets, preset) ? presets[preset] : undefined;
  if (!modifiers) throw new Error(`Unknown image preset: '${preset}'`);
  return modifiers;
}

/** Returns whether the proxy has variants of this source. */
export function isTransformable(src: string): boolean {
  const isUpload = src.startsWith(`${contentHostPath}/`);
  return (isUpload || /^https?:\/\//i.test(src)) && !isServedUnchanged(src);
}

/** Encodes spaces and a trailing comma, because both separate URLs in `srcset`. */
function withoutSpaces(src: string): string {
  return src.replace(/\s/g, encodeURIComponent).replace(/,$/, '%2C');
}

function definedOnly(modifiers: ImageModifiers): ImageModifiers {
  return Object.fromEntries(Object.entries(modifiers).filter(([, value]) => value !== undefined));
}

/** Format of a picture. With `auto`, the image proxy chooses by the request's `Accept` header and the file sizes. */
export type SourceFormat = ImageFormat | 'auto';

export type ImageSourcesOptions = Omit<ImageUrlOptions, 'format' | 'blur'> & {
  sizes?: string;
  densities?: readonly number[];
  formats: readonly SourceFormat[];
};

export type ImageSources = {
  src: string;
  srcSet?: string;
  /** Formats preferred to the format of `src`, best first. */
  alternatives: { type: string; srcSet: string }[];
};

/**
 * Returns the candidates from which a browser chooses. With `sizes`, they have the shared widths. Otherwise, the
 * picture has a fixed width and one variant for each pixel density. Every browser supports the last format.
 */
export function imageSources(options: ImageSourcesOptions): ImageSources {
  const { src, sizes, formats, densities = [1, 2], ...rest } = options;
  if (!isTransformable(src)) return { src: imageUrl({ src, ...rest }), alternatives: [] };

  const { width, height, fit } = { ...presetModifiers(rest.preset), ...rest };
  // The proxy crops only to squares. The browser crops to other proportions (`object-fit`).
  const isCut = fit !== undefined && width !== undefined && width === height;
  const variant = (format: SourceFormat | undefined, candidate: number | undefined) =>
    imageUrl({
      ...rest,
      src,
      format,
      width: candidate,
      // Without a height, the proxy keeps the proportions, so that all uses share the variants.
      height: isCut ? candidate : undefined,
    });
  const srcSetOf = (format: SourceFormat | undefined) =>
    sizes === undefined && width
      ? densities.map((density) => `${variant(format, widthFor(width * density))} ${density}x`).join(', ')
      : candidateWidths(usefulWidth(width, sizes))
          .map((candidate) => `${variant(format, candidate)} ${candidate}w`)
          .join(', ');

  const common = formats.at(-1);
  const fallbackWidth =
    sizes === undefined && width ? widthFor(width) : Math.min(widthFor(width ?? 1280), 1280);
  return {
    src: variant(common, fallbackWidth),
    srcSet: srcSetOf(common),
    alternatives: formats
      .slice(0, -1)
      .map((format) => ({ type: `image/${format}`, srcSet: srcSetOf(format) })),
  };
}

/** Returns the largest useful width: that of the file, or two device pixels per CSS pixel of its largest size. */
function usefulWidth(ownWidth: number | undefined, sizes: string | undefined): number {
  return Math.min(ownWidth ?? Infinity, 2 * widestPlace(sizes ?? '100vw'));
}

/** Returns the smallest variant width of at least `pixels`, or the largest one. */
function widthFor(pixels: number): number {
  return imageWidths.find((width) => width >= pixels) ?? imageWidths[imageWidths.length - 1] ?? pixels;
}

/** Widest viewport considered, in CSS pixels: the width of the widest variant. */
const widestWindow = 2560;

/** One entry of `sizes`: an optional minimum width of the viewport, and a length. */
const part = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw)$/;

/** Returns the largest width in CSS pixels that `sizes` can result in, or infinity if `sizes` cannot be parsed. */
export function widestPlace(sizes: string): number {
  let narrowerThan = widestWindow;
  let widest = 0;
  for (const text of sizes.split(', ')) {
    const [, from, length, unit] = part.exec(text) ?? [];
    if (length === undefined) return Infinity;
    widest = Math.max(widest, unit === 'vw' ? (Number(length) / 100) * narrowerThan : Number(length));
    narrowerThan = Number(from);
  }
  return widest;
}
