import path from 'node:path';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { builtServer } from './builtServer.ts';
import { ensureBuild } from './buildSite.ts';
import { withContent } from './embeddedContent.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';

/**
 * Runs the site until SIGTERM or SIGINT. Builds it if the sources changed, and starts the embedded content backend if no other
 * is configured. Static imports of this file must not depend on generated files, which a fresh clone does not have.
 */
export async function run(mode: 'development' | 'production'): Promise<void> {
  const env = loadSiteEnvironment(mode);
  if (mode === 'development') {
    const { prepareDevelopment } = await import('./development/startDevelopment.ts');
    const start = await prepareDevelopment(siteRoot);
    const { runWithGracefulShutdown } = await import('./runWithGracefulShutdown.ts');
    return runWithGracefulShutdown(() => start(env));
  }
  await ensureBuild(siteRoot);
  // The built server ends this process, and the content backend with it.
  Object.assign(process.env, await withContent(env));
  await import(path.join(siteRoot, builtServer, 'serve.mjs'));
}
