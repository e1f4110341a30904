import path from 'node:path';
import { startCms } from '#cms/server.ts';
import { siteRoot } from '#server/siteRoot.ts';
import { builtServer } from './buildServer.ts';
import { ensureBuild } from './buildSite.ts';
import { embeddedSpecification } from './embeddedSpecification.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { runUntilStopped } from './runUntilStopped.ts';

/** Runs the site until it is told to stop: builds what is not built, and brings its own content when none is configured. */
export async function run(mode: 'development' | 'production'): Promise<void> {
  if (mode === 'development') {
    const { startDevelopment } = await import('#server/main.ts');
    return runUntilStopped(async (atEnd) => {
      const env = await withContent(loadSiteEnvironment(mode), atEnd);
      return startDevelopment({ env, root: siteRoot, embeddedSpecification });
    });
  }
  const env = loadSiteEnvironment(mode);
  await ensureBuild(siteRoot);
  // Ends with the process, which the built server ends when it is told to stop.
  Object.assign(process.env, await withContent(env));
  await import(path.join(siteRoot, builtServer, 'serve.mjs'));
}

async function withContent(
  env: NodeJS.ProcessEnv,
  atEnd?: (stop: () => Promise<void>) => void,
): Promise<NodeJS.ProcessEnv> {
  if (env['CONTENT_GRAPHQL_URL'] !== undefined || env['CONTENT_REST_URL'] !== undefined) return env;
  const cms = await startCms({ delayMs: Number(env['CMS_DELAY_MS'] ?? 0) });
  atEnd?.(() => cms.stop());
  process.stdout.write(`No content backend is configured: the embedded one runs at ${cms.url}\n`);
  return {
    DOCS_API_ORIGIN: 'demonstration',
    SECURITY_CONTACT: 'mailto:security@kystlink.example',
    PRIVACY_NOTICE_URL: 'en=/privacy,da=/da/privatliv,de=/de/datenschutz',
    ...env,
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
  };
}
