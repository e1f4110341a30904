import { cpuPerRequest } from './cpu.ts';
import { favourite } from './favourite.ts';
import { startGrownSite } from './grownSite.ts';
import { residentMegabytes } from './serverCosts.ts';
import { englishPaths } from './siteMetrics.ts';

const compressed = { 'accept-encoding': 'br' };

/** What the process holds, in MiB, after so many requests for so many pages, the popular ones more often. Linux only. */
export async function longUse(pages: number, requests: number): Promise<Record<string, number>> {
  const site = await startGrownSite(pages);
  const paths = (await englishPaths(site.origin)).filter((path) => !path.startsWith('/blog')).slice(0, pages);
  const asked = new Set<string>();
  const address = (index: number) => {
    const path = paths[favourite(index, paths.length)] ?? '/';
    asked.add(path);
    return site.origin + path;
  };
  const cpu = await cpuPerRequest(site.processId, address, requests, { headers: compressed });
  const memory = await residentMegabytes(site.processId);
  await site.stop();
  return { 'pages asked for': asked.size, 'CPU microseconds a request': cpu, 'memory, MiB': memory };
}
