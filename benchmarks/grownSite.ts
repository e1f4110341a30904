import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startManyPages } from './manyPages.ts';
import { asDeployed } from './serverCosts.ts';
import { metricsToken } from './siteMetrics.ts';
import { startProcess } from './startProcess.ts';

export type GrownSite = { origin: string; processId: number; stop(): Promise<void> };

/** The built site as it is deployed, with so many pages a language and half as many articles, on a data folder of its own. */
export async function startGrownSite(pages: number): Promise<GrownSite> {
  const backend = await startManyPages(pages);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'grown-'));
  const { match, processId, stop } = await startProcess('scripts/serve.mjs', /The site runs at (\S+)/, {
    env: {
      ...asDeployed,
      LOG_LEVEL: 'silent',
      CONTENT_GRAPHQL_URL: `${backend.url}/graphql`,
      CONTENT_REST_URL: backend.url,
      METRICS_TOKEN: metricsToken,
      DATA_DIR: dataDir,
    },
  });
  return {
    origin: match,
    processId,
    async stop() {
      await stop();
      await backend.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
