import { startFromEnvironment } from '#server/main.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { runWithGracefulShutdown } from './runWithGracefulShutdown.ts';

// Runs the built site as a service does: it builds nothing, and brings no content of its own. What `buildServer.ts`
// bundles begins here.
await runWithGracefulShutdown(async () => {
  const env = loadSiteEnvironment('production');
  return startFromEnvironment({ env, root: siteRoot, embeddedSpecification });
});
