import path from 'node:path';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { builtServer } from './builtServer.ts';
import { ensureBuild } from './buildSite.ts';
import { withContent } from './embeddedContent.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';

/**
 * Runs the site until SIGTERM or SIGINT. Builds it if the sources have changed, and starts the embedded content backend
 * if no other is configured. Static imports in this file must not depend on generated files, which a fresh clone does
 * not have.
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
  // Does not stop the content backend, because the built server ends this process.
  Object.assign(process.env, await withContent(env));
  await import(path.join(siteRoot, builtServer, 'serve.mjs'));
}
