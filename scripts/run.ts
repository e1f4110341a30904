import path from 'node:path';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { builtServer } from './builtServer.ts';
import { ensureBuild } from './buildSite.ts';
import { withContent } from './embeddedContent.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';

/**
 * Runs the site until SIGTERM or SIGINT: builds it if the sources changed, and starts the embedded content backend if no
 * other is configured. Nothing that this file imports at its top may need a generated file, because a fresh clone has none.
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
  // Ends with the process, which the built server ends when it is told to stop.
  Object.assign(process.env, await withContent(env));
  await import(path.join(siteRoot, builtServer, 'serve.mjs'));
}
