import { lazyAsync } from './lazyAsync.ts';

/**
 * Loads sharp on first use: it takes as long as the rest of the start, and many instances never need it. The settings
 * apply to the process: sharp would otherwise use every core for one image and cache decoded ones.
 */
export const loadSharp = lazyAsync(async () => {
  const { default: encoder } = await import('sharp');
  encoder.concurrency(1);
  encoder.cache(false);
  return encoder;
});
