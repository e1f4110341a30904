import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/**
 * The encoder of pictures, loaded at its first use: it takes as long as the rest of a start, and many an instance never
 * needs it. Its settings hold for the process: it would otherwise use every core for one picture, and keep decoded ones.
 */
export async function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: encoder }) => {
    encoder.concurrency(1);
    encoder.cache(false);
    return encoder;
  });
  return loading;
}
