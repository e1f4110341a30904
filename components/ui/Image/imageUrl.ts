import {
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

export type ImageUrlOptions = ImageModifiers & { src: string; provider?: string; preset?: string };

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

export function presetModifiers(preset: string | undefined): ImageModifiers {
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
