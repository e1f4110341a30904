import { startFromEnvironment } from '#server/main.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { runWithGracefulShutdown } from './runWithGracefulShutdown.ts';

// Runs the built site as a service. Does not build it, and does not start the embedded content backend. Entry point of
// the bundle that `buildServer.ts` creates.
await runWithGracefulShutdown(async () => {
  const env = loadSiteEnvironment('production');
  return startFromEnvironment({ env, root: siteRoot, embeddedSpecification });
});
