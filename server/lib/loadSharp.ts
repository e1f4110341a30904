import { lazyAsync } from './lazyAsync.ts';

/**
 * Loads sharp on first use, because that takes as long as the rest of the start, and many instances never need it. The
 * settings apply to the whole process: sharp would otherwise use every core for one image and cache decoded images.
 */
export const loadSharp = lazyAsync(async () => {
  const { default: encoder } = await import('sharp');
  encoder.concurrency(1);
  encoder.cache(false);
  return encoder;
});
