import { createIPX } from 'ipx';
import sharp from 'sharp';
import { HttpError } from '#server/errors.ts';
import type { ImageFormat, ImageModifiers } from '#schema/images.ts';

export type EncodeOptions = Omit<ImageModifiers, 'format'> & { format?: ImageFormat };

/** A picture of more pixels is refused before a pixel is decoded: a few kilobytes can claim to be gigabytes. */
const limitInputPixels = 40_000_000;

/** No picture that pages use takes a tenth of it. */
const limitSeconds = 15;

/**
 * What sharp keeps the effort of AVIF and its time limit as, for ipx offers neither. The default effort, 4, takes eight
 * times as long (docs/decisions/0008).
 */
const sharpSettings = { heifEffort: 2, timeoutSeconds: limitSeconds };

const rasterFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/** Process-wide settings: libvips would otherwise use every core for one picture and keep decoded ones in memory. */
export function restrainEncoder(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/** What the bytes are, whatever their name and declared type say. Throws 415 for anything but a picture. */
export async function inspectImage(
  bytes: Buffer,
): Promise<{ isSvg: boolean; format: string; width: number; height: number; frames: number }> {
  // What a drawing measures says nothing about the work that it makes, for nobody draws it.
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

/** Resizes and encodes with ipx. Throws 415 for a drawing, and 422 for a picture that is damaged or takes too long. */
export async function encodeImage(
  bytes: Buffer,
  options: EncodeOptions,
): Promise<{ bytes: Buffer; type: string }> {
  const { isSvg, format, width, height, frames } = await inspectImage(bytes);
  if (isSvg) throw notAnImage();
  // ipx decodes every frame of what stays a GIF.
  const isMoving = options.format === undefined && format === 'gif';
  if (isMoving && width * height * frames > limitInputPixels) throw tooManyPixels();

  const ipx = createIPX({
    storage: { name: 'given', getMeta: () => ({}), getData: () => new Uint8Array(bytes).buffer },
    svgo: false,
    sharpOptions: { limitInputPixels, autoOrient: true, failOn: 'error', ...sharpSettings },
  });
  try {
    const { data, format } = await ipx('given', ipxModifiers(options)).process();
    return { bytes: Buffer.from(data), type: `image/${format ?? 'jpeg'}` };
  } catch (error) {
    throw asHttpError(error, 422);
  }
}

/** ipx heeds `fit` only for its `resize`, and of width and height only the last one. */
function ipxModifiers({ width, height, quality, format, fit, blur }: EncodeOptions) {
  return {
    ...(width && height ? { resize: `${width}x${height}` } : {}),
    ...(width && !height ? { width: String(width) } : {}),
    ...(height && !width ? { height: String(height) } : {}),
    ...(fit ? { fit } : {}),
    ...(blur ? { blur: String(blur) } : {}),
    ...(format ? { format } : {}),
    // Each format has its own scale and default; for PNG a quality means fewer colours.
    ...(quality ? { quality: String(quality) } : {}),
  };
}

function asHttpError(error: unknown, status: 415 | 422): HttpError {
  if (error instanceof HttpError) return error;
  return status === 415
    ? notAnImage(error)
    : new HttpError(422, 'damaged_image', 'The picture is damaged.', { cause: error });
}

function notAnImage(cause?: unknown): HttpError {
  return new HttpError(415, 'not_an_image', 'The file is not a picture.', { cause });
}

function tooManyPixels(): HttpError {
  return new HttpError(422, 'too_many_pixels', 'The picture has too many pixels.');
}
