/** Shortest meaningful time: the noise of a busy machine is as large. */
const noiseMs = 5;
/** Growth of the text: linear work takes four times as long, quadratic work sixteen times. */
const factor = 4;
const limitRatio = 10;

/** Compares the times that `run` takes for a text and for one four times as long. */
export async function growth(
  run: (text: string) => unknown,
  textOf: (length: number) => string,
  length = 4_000,
): Promise<'linear' | 'superlinear'> {
  // Starts with short texts, because exponential work would never finish a long one.
  for (let short = 32; short < length; short *= 8)
    if ((await fastestRun(run, textOf(short), 2)) > 20 * noiseMs) return 'superlinear';
  const text = textOf(length);
  if ((await fastestRun(run, text, 1)) < noiseMs || (await fastestRun(run, text, 2)) < noiseMs)
    return 'linear';
  const longer = textOf(length * factor);
  const isTooSlow = async () => {
    const time = await fastestRun(run, longer, 2);
    return time > 10 * noiseMs && time / (await fastestRun(run, text, 2)) > limitRatio;
  };
  // A single measurement may be wrong on a busy machine, but linear work is not too slow three times in a row.
  return (await isTooSlow()) && (await isTooSlow()) && (await isTooSlow()) ? 'superlinear' : 'linear';
}

async function fastestRun(run: (text: string) => unknown, text: string, times: number): Promise<number> {
  let fastestMs = Infinity;
  for (let count = 0; count < times; count += 1) {
    const start = performance.now();
    await run(text);
    fastestMs = Math.min(fastestMs, performance.now() - start);
  }
  return fastestMs;
}
