import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError, startFromEnvironment } from '#server/main.ts';
import { embeddedSpecification } from './embeddedSpecification.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { runUntilStopped } from './runUntilStopped.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Runs the built site as a service does: it builds nothing, and brings no content of its own. */
export async function serve(): Promise<void> {
  await runUntilStopped(async () => {
    if (!existsSync(path.join(root, 'dist/server/entry.mjs')))
      throw new StartError('There is no build in dist/. Run npm run build first.');
    const env = loadSiteEnvironment();
    // Vike and React look here too.
    env['NODE_ENV'] ??= 'production';
    return startFromEnvironment({ env, root, embeddedSpecification });
  });
}
