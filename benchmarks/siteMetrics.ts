import { setTimeout as pause } from 'node:timers/promises';

/** For sites that are measured: their METRICS_TOKEN. */
export const metricsToken = 'a-token-of-at-least-thirty-two-characters';

/** The sum of all values of a metric of a running site whose names and labels match; 0 where there is none. */
export async function metricOf(origin: string, name: string, token = metricsToken): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const found = (await answer.text()).matchAll(new RegExp(`^${name} (\\d+)`, 'gm'));
  return [...found].reduce((sum, [, value]) => sum + Number(value), 0);
}

/** How often the content backend was called so far. */
export async function contentCalls(origin: string): Promise<number> {
  return metricOf(origin, 'content_answers_total\\{from="backend"\\}');
}

/** The paths of every English page and article, as the sitemap lists them; waits until there is one. */
export async function englishPaths(origin: string): Promise<string[]> {
  const files = (await locations(`${origin}/sitemap.xml`)).filter((file) => file.includes('/sitemap-en'));
  const listed = await Promise.all(files.map((file) => locations(origin + new URL(file).pathname)));
  return listed.flat().map((address) => new URL(address).pathname);
}

async function locations(sitemap: string): Promise<string[]> {
  for (;;) {
    const answer = await fetch(sitemap);
    if (answer.ok) return [...(await answer.text()).matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
    await pause(1_000);
  }
}
