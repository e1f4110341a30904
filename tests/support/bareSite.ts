import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, type Config } from '#server/config/config.ts';
import { createLogger, type Logger } from '#server/logger.ts';
import { startSite } from '#server/site.ts';
import { renderMail } from './mailParts.ts';

/** Starts the whole server on a real port, without a build: everything except pages is available. */
export async function startBareSite(
  contentUrl: string,
  env: Record<string, string> = {},
  logger: Logger = createLogger('silent'),
  /** Overrides of intervals, which may be shorter than the configuration allows. */
  intervals: Partial<Pick<Config['content'], 'freshSeconds' | 'probeEveryMs' | 'timeoutMs'>> = {},
) {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'bare-site-')));
  const config = readConfig({
    CONTENT_GRAPHQL_URL: `${contentUrl}/graphql`,
    CONTENT_REST_URL: contentUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...env,
  });
  const site = await startSite(
    { ...config, content: { ...config.content, ...intervals } },
    {
      logger,
      assets: (_ctx, next) => next(),
      isDevelopment: false,
      buildId: undefined,
      embeddedSpecification: async () => ({}),
      renderMail,
    },
  );
  const origin = `http://127.0.0.1:${site.port}`;
  return {
    origin,
    dataDir,
    get: (address: string) => fetch(`${origin}${address}`),
    async stop() {
      await site.stop();
      if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
