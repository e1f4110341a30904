import type { Sharp } from 'sharp';
import { HttpError } from '#server/errors.ts';
import { loadSharp } from '#server/lib/loadSharp.ts';
import type { ImageFormat, ImageModifiers } from '#schema/images.ts';

export type EncodeOptions = Omit<ImageModifiers, 'format'> & { format?: ImageFormat };

/**
 * Maximum number of pixels. Larger images are rejected before decoding: a few kilobytes can decompress to gigabytes.
 */
const limitInputPixels = 40_000_000;

/** Encoding timeout. Images on pages take less than a tenth of it. */
const limitSeconds = 15;

/** Effort of AVIF encoding. The default, 4, takes eight times as long (docs/performance.md). */
const avifEffort = 2;

const rasterFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/** Detects the format from the bytes, ignoring name and declared type. Throws 415 if they are not an image. */
export async function inspectImage(
  bytes: Buffer,
): Promise<{ isSvg: boolean; format: string; width: number; height: number; frames: number }> {
  const sharp = await loadSharp();
  // An SVG's dimensions do not matter, because it is never rasterised.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw asHttpError(error, 415);
    });
  const isSvg = metadata.format === 'svg';
  if (!isSvg && !rasterFormats.has(metadata.format)) throw notAnImage();
  if (!isSvg && metadata.width * metadata.height > limitInputPixels) throw tooManyPixels();
  const { width, height } = metadata.autoOrient;
  return { isSvg, format: metadata.format, width, height, frames: metadata.pages ?? 1 };
}

/** Resizes and encodes an image. Throws 415 for SVG, and 422 for a damaged image or one that takes too long. */
export async function encodeImage(
  bytes: Buffer,
  options: EncodeOptions,
): Promise<{ bytes: Buffer; type: string }> {
  const source = await inspectImage(bytes);
  if (source.isSvg) throw notAnImage();
  const format = options.format ?? defaultFormat(source.format);
  const isMoving = format === 'gif';
  if (isMoving && source.width * source.height * source.frames > limitInputPixels) throw tooManyPixels();

  const { quality, blur } = options;
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels, autoOrient: true, failOn: 'error', animated: isMoving });
  resize(picture, source, options);
  if (blur) picture.blur(blur);
  try {
    const data = await picture
      .toFormat(format, {
        // The scale and the default depend on the format; for PNG, a quality reduces the number of colours.
        ...(quality && { quality }),
        ...(format === 'avif' && { effort: avifEffort }),
        ...(format === 'jpeg' && { progressive: true }),
      })
      .timeout({ seconds: limitSeconds })
      .toBuffer();
    return { bytes: data, type: `image/${format}` };
  } catch (error) {
    throw asHttpError(error, 422);
  }
}

/** Returns the output format if none was requested: the image's own, or JPEG if browsers cannot display it. */
function defaultFormat(format: string): 'gif' | ImageFormat {
  if (format === 'heif') return 'avif';
  return format === 'gif' || format === 'png' || format === 'webp' ? format : 'jpeg';
}

/** Scales down, never up. If the image is smaller than the requested size, keeps the requested aspect ratio. */
function resize(
  picture: Sharp,
  source: { width: number; height: number },
  { width, height, fit }: EncodeOptions,
): void {
  if (width && height) {
    const scale = Math.min(1, source.width / width, source.height / height);
    picture.resize(Math.round(width * scale), Math.round(height * scale), { ...(fit && { fit }) });
  } else if (width || height) {
    picture.resize(width ?? null, height ?? null, { withoutEnlargement: true });
  }
}

function asHttpError(error: unknown, status: 415 | 422): HttpError {
  if (error instanceof HttpError) return error;
  return status === 415
    ? notAnImage(error)
    : new HttpError(422, 'damaged_image', 'The image is damaged.', { cause: error });
}

function notAnImage(cause?: unknown): HttpError {
  return new HttpError(415, 'not_an_image', 'The file is not an image.', { cause });
}

function tooManyPixels(): HttpError {
  return new HttpError(422, 'too_many_pixels', 'The image has too many pixels.');
}
