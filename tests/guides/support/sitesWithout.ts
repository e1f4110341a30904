import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runSite } from '../../support/runSite.ts';
import type { ProjectCopy } from './copyProject.ts';

/** Traces of each feature: the page it serves, the endpoint of its form, and patterns in pages and scripts. */
export const partTraces: Readonly<
  Record<string, { address?: string; posts?: string; inPages: RegExp; inScripts?: RegExp }>
> = {
  apiReference: { address: '/docs', inPages: /href="(?:\/d[ae])?\/docs["/#]/ },
  qrPage: { address: '/qr', inPages: /href="(?:\/d[ae])?\/qr"/ },
  leadForm: { address: '/enquiry', inPages: /#lead"|\/enquiry"|id="lead"/, inScripts: /\/enquiry/ },
  fleetPrice: { inPages: /data-fleet-price/, inScripts: /data-fleet-price/ },
  newsletter: { address: '/newsletter/confirm', posts: '/api/newsletter', inPages: /\/api\/newsletter/ },
  contactForm: { inPages: /name="(?:Contact|Editor)Form"/ },
  chat: { inPages: /#openchat/, inScripts: /openchat/ },
  consent: {
    address: '/cookie-settings',
    inPages: /cookie-settings|data-cookie-banner/,
    inScripts: /data-cookie-banner/,
  },
  search: { inPages: /<form [^>]*action="(?:\/d[ae])?\/blog"/ },
  siteSearch: { address: '/search', inPages: /(?:href|action)="(?:\/d[ae])?\/search"/ },
  feeds: { address: '/feed.xml', inPages: /feed\.xml/ },
  agents: { address: '/llms.txt', inPages: /text\/markdown|toolname/ },
};

/**
 * Disables features in a copy of the project, builds it and runs the site. Returns the traces of these features that
 * remain, one per line.
 */
export async function tracesWithout(
  project: ProjectCopy,
  disabledParts: readonly string[],
): Promise<string[]> {
  const file = 'brand/parts.ts';
  const originalText = await project.read(file);
  for (const part of disabledParts)
    await project.replace(
      file,
      `export const ${part}: boolean = true`,
      `export const ${part}: boolean = false`,
    );
  await project.run('build');
  const traces = await tracesOf(disabledParts, project.folder);
  await project.write(file, originalText);
  return traces.map(({ part, place }) => `${part}: ${place}`);
}

/** Returns the traces of features on the site that is built in a folder. */
export async function tracesOf(
  parts: readonly string[],
  folder: string,
): Promise<{ part: string; place: string }[]> {
  const site = await runSite({}, 'start', undefined, folder);
  try {
    const get = (address: string) => fetch(site.url + address, { redirect: 'manual' });
    const textOf = async (address: string) => (await get(address)).text();
    const sitemaps = await Promise.all(['en', 'da', 'de'].map((locale) => textOf(`/sitemap-${locale}.xml`)));
    const addresses = sitemaps.flatMap((xml) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
    );
    const pages = new Map<string, string>();
    for (const address of addresses) pages.set(address, await textOf(address));
    const scripts = new Set(
      [...pages.values()].flatMap((html) =>
        [...html.matchAll(/ src="(\/assets\/[^"]*\.js)"/g)].map(([, url = '']) => url),
      ),
    );
    const code = (await Promise.all([...scripts].map(textOf))).join('\n');
    const traces: { part: string; place: string }[] = [];
    for (const part of parts) {
      const { address, posts, inPages, inScripts } = partTraces[part] ?? { inPages: /$^/ };
      for (const [place, html] of pages) if (inPages.test(html)) traces.push({ part, place });
      if (inScripts?.test(code)) traces.push({ part, place: 'a script' });
      if (address !== undefined && (await get(address)).status !== 404) traces.push({ part, place: address });
      if (
        posts !== undefined &&
        ![404, 405].includes((await fetch(site.url + posts, { method: 'POST' })).status)
      )
        traces.push({ part, place: posts });
    }
    return traces;
  } finally {
    await site.stop();
  }
}

/** Returns the features that `brand/parts.ts` enables. */
export async function partNames(): Promise<string[]> {
  const text = await readFile(path.resolve(import.meta.dirname, '../../../brand/parts.ts'), 'utf8');
  return [...text.matchAll(/^export const (\w+): boolean = true/gm)].map(([, name = '']) => name);
}
