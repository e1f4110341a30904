import type { ImageMetadata } from '#schema/images.ts';

/** Learns a picture's dimensions; all zero when they cannot be learned. */
export type ImageMetadataOf = (path: string) => Promise<ImageMetadata>;

/**
 * WordPress tells no dimensions of drawings (SVG). They are learned from the file and put where a raster picture has
 * them, so that every picture has its place on the page before it arrives.
 */
export async function fillDimensions(answer: unknown, imageMetadata: ImageMetadataOf): Promise<unknown> {
  if (Array.isArray(answer)) return Promise.all(answer.map((item) => fillDimensions(item, imageMetadata)));
  if (typeof answer !== 'object' || answer === null) return answer;
  const filled = Object.fromEntries(
    await Promise.all(
      Object.entries(answer).map(
        async ([key, value]) => [key, await fillDimensions(value, imageMetadata)] as const,
      ),
    ),
  );
  const { sourceUrl, mediaDetails } = filled;
  if (typeof sourceUrl !== 'string' || mediaDetails !== null) return filled;
  const { width, height } = await imageMetadata(sourceUrl);
  return width > 0 && height > 0 ? { ...filled, mediaDetails: { width, height } } : filled;
}
