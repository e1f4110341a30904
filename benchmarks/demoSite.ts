import path from 'node:path';
import { startProcess, type Started } from './startProcess.ts';

/** Data folder with stored copies of content and images, which measurements share. */
export const dataDir = path.resolve(import.meta.dirname, '../.cache/bench-data');

/** Starts the built site with the demo content and without logs, configured for a proxy on this machine. */
export function startDemoSite(contentUrl: string, env: Record<string, string> = {}): Promise<Started> {
  return startProcess('scripts/serve.mjs', /The site runs at (\S+)/, {
    env: {
      CONTENT_GRAPHQL_URL: `${contentUrl}/graphql`,
      CONTENT_REST_URL: contentUrl,
      DOCS_API_ORIGIN: 'demonstration',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...env,
    },
  });
}
