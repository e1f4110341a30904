import * as v from 'valibot';
import { LottieAnimation } from '#schema/lottie.ts';

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Returns the validated animation from a link or from data; `undefined` if it is unavailable or invalid. */
export async function loadAnimation(
  source: { link: string } | { data: unknown },
  signal: AbortSignal,
): Promise<LottieAnimation | undefined> {
  try {
    const result = v.safeParse(
      LottieAnimation,
      'data' in source ? source.data : await fetchJson(source.link, signal),
    );
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

async function fetchJson(link: string, signal: AbortSignal): Promise<unknown> {
  const request = () => fetch(link, { signal, headers: { accept: 'application/json' } });
  let response = await request();
  if (retriedStatuses.has(response.status)) response = await request();
  return response.ok ? response.json() : undefined;
}
