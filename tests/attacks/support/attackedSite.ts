import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { issueToken } from '#server/content/previewRouter.ts';
import { sign } from '#server/lib/signature.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import type { Target } from './attack.ts';
import { startHostileHost, type Backend, type HostileHost } from './hostileHost.ts';

const secret = 'a secret that only this test and its site know';
const metricsToken = 'a-token-of-at-least-thirty-two-characters';

export type AttackedSite = Target & {
  site: RunningSite;
  host: HostileHost;
  metricsToken: string;
  stop(): Promise<void>;
};

/** Starts the built site in a separate process, connected to a content host that sends hostile responses. */
export async function startAttackedSite(
  env: Record<string, string> = {},
  { openFiles, backend }: { openFiles?: number; backend?: Backend } = {},
): Promise<AttackedSite> {
  const host = await startHostileHost(backend);
  const site = await runSite(
    {
      CONTENT_GRAPHQL_URL: `${host.url}/graphql`,
      CONTENT_REST_URL: host.url,
      DOCS_API_ORIGIN: 'demonstration',
      REVALIDATE_SECRET: secret,
      METRICS_TOKEN: metricsToken,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // Keeps the site from contacting the internet.
      ICON_SERVICE_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: 'info',
      ...env,
    },
    'serve',
    openFiles,
  );
  const { headers: icon } = await fetch(`${site.url}/favicon.svg`);
  const now = () => Math.floor(Date.now() / 1000);
  let tokenCount = 0;
  return {
    site,
    host,
    metricsToken,
    origin: site.url,
    asset: await largestAsset(),
    iconTag: icon.get('etag') ?? '',
    iconDate: icon.get('last-modified') ?? '',
    // A token contains its time only in seconds, so the id makes it unique.
    previewToken: () =>
      issueToken(secret, 'link', { id: ++tokenCount, type: 'page', locale: 'en' }, Date.now()),
    sign: (body) => sign(secret, now() + (tokenCount++ % 100), body),
    async stop() {
      await site.stop();
      await host.stop();
    },
  };
}

/** Returns the URL path of the largest script. */
async function largestAsset(): Promise<string> {
  const folder = path.resolve(import.meta.dirname, '../../../dist/client/assets');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: (await readFile(path.join(folder, name))).byteLength })),
  );
  const [largest] = sizes.toSorted((a, b) => b.size - a.size);
  if (largest === undefined) throw new Error('There is no build in dist/.');
  return `/assets/${largest.name}`;
}
