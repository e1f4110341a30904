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
  const isTooSlow = async (times: number) => {
    const longerMs = await fastestRun(run, textOf(length * times * factor), 2);
    if (longerMs <= 10 * noiseMs) return false;
    return longerMs / (await fastestRun(run, textOf(length * times), 2)) > limitRatio;
  };
  // One step may be steep, because garbage collection becomes slower or the machine is busy. Superlinear work stays
  // steep.
  return (await isTooSlow(1)) && (await isTooSlow(factor)) && (await isTooSlow(1)) ? 'superlinear' : 'linear';
}

/** Returns the CPU time of the fastest run in milliseconds, without the time that other processes use. */
async function fastestRun(run: (text: string) => unknown, text: string, times: number): Promise<number> {
  let fastestMs = Infinity;
  for (let count = 0; count < times; count += 1) {
    const before = process.threadCpuUsage();
    await run(text);
    const { user, system } = process.threadCpuUsage(before);
    fastestMs = Math.min(fastestMs, (user + system) / 1000);
  }
  return fastestMs;
}
