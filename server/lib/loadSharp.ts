import { lazyAsync } from './lazyAsync.ts';

/**
 * The encoder of pictures, loaded at its first use: it takes as long as the rest of a start, and many an instance never
 * needs it. Its settings hold for the process: it would otherwise use every core for one picture, and keep decoded ones.
 */
export const loadSharp = lazyAsync(async () => {
  const { default: encoder } = await import('sharp');
  encoder.concurrency(1);
  encoder.cache(false);
  return encoder;
});
