import path from 'node:path';
import { startCms } from '#cms/server.ts';
import { startDevelopment, startFromEnvironment } from '#server/main.ts';
import { ensureBuild } from './buildSite.ts';
import { embeddedSpecification } from './embeddedSpecification.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { runUntilStopped } from './runUntilStopped.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Runs the site until it is told to stop: builds what is not built, and brings its own content when none is configured. */
export async function run(mode: 'development' | 'production'): Promise<void> {
  await runUntilStopped(async (atEnd) => {
    const given = loadSiteEnvironment();
    given['NODE_ENV'] ??= mode;
    if (mode === 'production') await ensureBuild(root);
    const env = await withContent(given, atEnd);
    const start = mode === 'development' ? startDevelopment : startFromEnvironment;
    return start({ env, root, embeddedSpecification });
  });
}

async function withContent(
  env: NodeJS.ProcessEnv,
  atEnd: (stop: () => Promise<void>) => void,
): Promise<NodeJS.ProcessEnv> {
  if (env['CONTENT_GRAPHQL_URL'] !== undefined || env['CONTENT_REST_URL'] !== undefined) return env;
  const cms = await startCms({ delayMs: Number(env['CMS_DELAY_MS'] ?? 0) });
  atEnd(() => cms.stop());
  process.stdout.write(`No content backend is configured: the embedded one runs at ${cms.url}\n`);
  return {
    PRIVACY_NOTICE_URL: 'en=/privacy,da=/da/privatliv,de=/de/datenschutz',
    ...env,
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
  };
}
