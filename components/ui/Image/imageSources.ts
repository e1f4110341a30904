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
  /** The picture as it was uploaded. */
  none: (source) => source,
};

/** A modifier given beside the preset wins over the preset's. */
const presets: Record<string, ImageModifiers> = imagePresets;

type ImageUrlOptions = ImageModifiers & { src: string; provider?: string; preset?: string };

/**
 * The address of a picture as the site serves it. Uploads go through the image proxy; drawings, data URLs and files of
 * our own public folder stay as they are. Throws for a provider or preset that does not exist.
 */
export function imageUrl({ src, provider = 'ipx', preset, ...given }: ImageUrlOptions): string {
  const provide = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  if (!provide) throw new Error(`Unknown image provider: '${provider}'`);
  const modifiers = { ...presetModifiers(preset), ...definedOnly(given) };
  return isTransformable(src) ? provide(withoutSpaces(src), modifiers) : src;
}

function presetModifiers(preset: string | undefined): ImageModifiers {
  if (preset === undefined) return {};
  const modifiers = Object.hasOwn(presets, preset) ? presets[preset] : undefined;
  if (!modifiers) throw new Error(`Unknown image preset: '${preset}'`);
  return modifiers;
}

/** Whether the proxy makes variants of this source. */
export function isTransformable(src: string): boolean {
  const isUpload = src.startsWith(`${contentHostPath}/`);
  return (isUpload || /^https?:\/\//i.test(src)) && !isServedUnchanged(src);
}

/** A space or a comma at its end would break the address apart inside `srcset`. */
function withoutSpaces(src: string): string {
  return src.replace(/\s/g, encodeURIComponent).replace(/,$/, '%2C');
}

function definedOnly(modifiers: ImageModifiers): ImageModifiers {
  return Object.fromEntries(Object.entries(modifiers).filter(([, value]) => value !== undefined));
}

/** `auto` leaves the choice to the image proxy, which knows what the browser reads and which file is smaller. */
export type SourceFormat = ImageFormat | 'auto';

export type ImageSourcesOptions = Omit<ImageUrlOptions, 'format' | 'blur'> & {
  sizes?: string;
  densities?: readonly number[];
  formats: readonly SourceFormat[];
};

export type ImageSources = {
  src: string;
  srcSet?: string;
  /** Formats preferred to that of `src`, best first. */
  alternatives: { type: string; srcSet: string }[];
};

/**
 * Everything a browser chooses from. With `sizes` it gets the fixed list of widths; without, the picture is drawn at
 * its stated width and there is one variant per pixel density. The last format is the one that every browser reads.
 */
export function imageSources(options: ImageSourcesOptions): ImageSources {
  const { src, sizes, formats, densities = [1, 2], ...rest } = options;
  if (!isTransformable(src)) return { src: imageUrl({ src, ...rest }), alternatives: [] };

  const { width, height, fit } = { ...presetModifiers(rest.preset), ...rest };
  // The proxy cuts squares only; what else is cut is cut by the browser (`object-fit`).
  const isCut = fit !== undefined && width !== undefined && width === height;
  const variant = (format: SourceFormat | undefined, candidate: number | undefined) =>
    imageUrl({
      ...rest,
      src,
      format,
      width: candidate,
      // Without a fit the proxy keeps the picture's own proportions, and one variant serves every place.
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

/** No more pixels than the picture has, nor than a screen of two pixels a point shows of it. */
function usefulWidth(ownWidth: number | undefined, sizes: string | undefined): number {
  return Math.min(ownWidth ?? Infinity, 2 * widestPlace(sizes ?? '100vw'));
}

/** The shared width that is large enough. */
function widthFor(pixels: number): number {
  return imageWidths.find((width) => width >= pixels) ?? imageWidths[imageWidths.length - 1] ?? pixels;
}

/** In points: as wide as the widest variant is at one pixel a point. */
const widestWindow = 2560;

/** A length, and from which width of the window on it is meant; they stand widest first. */
const part = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw)$/;

/** How many points `sizes` asks for at most, in whatever window; infinitely many where that cannot be told. */
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
