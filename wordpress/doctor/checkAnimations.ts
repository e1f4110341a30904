import { animationFaults, animationLimitBytes } from '#schema/animationFaults.ts';
import { list, type Finding } from './Finding.ts';

type UsedAnimation = { url: string; where: string };

const atMost = 50;
const timeoutMs = 10_000;

/** Reads the animations of published pages and reports those that play only in part or not at all. */
export async function checkAnimations(
  animations: readonly UsedAnimation[],
  origin: string,
): Promise<Finding> {
  const faults: string[] = [];
  const pagesOf = Map.groupBy(animations, ({ url }) => url);
  for (const [url, pages] of [...pagesOf].slice(0, atMost)) {
    const fileFaults = await faultsOf(url, origin);
    faults.push(...fileFaults.map((issue) => `${url} on ${pages[0]?.where ?? ''} ${issue}`));
  }
  return list(
    'Animations',
    ['animation that does not play correctly', 'animations that do not play correctly'],
    faults,
    'Export them again as Lottie JSON. Pages show nothing in their place.',
  );
}

async function faultsOf(url: string, origin: string): Promise<string[]> {
  if (!URL.canParse(url, origin)) return ['has an invalid address'];
  const response = await fetch(new URL(url, origin), { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  if (response?.ok !== true) return [`could not be loaded (${response?.status ?? 'no response'})`];
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > animationLimitBytes) break;
  }
  return animationFaults(Buffer.concat(chunks));
}
