import path from 'node:path';
import { startCms, type Cms } from '#cms/server.ts';
import { startDevelopment, startFromEnvironment, StartError } from '#server/main.ts';
import { ensureBuild } from './buildSite.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Runs the site until it is told to stop: builds what is not built, and brings its own content when none is configured. */
export async function run(mode: 'development' | 'production'): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    for (const stopPart of stops.toReversed()) await stopPart();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  try {
    const given = loadSiteEnvironment();
    given['NODE_ENV'] ??= mode;
    if (mode === 'production') await ensureBuild(root);
    const env = await withContent(given, stops);
    const start = mode === 'development' ? startDevelopment : startFromEnvironment;
    const site = await start({ env, root, embeddedSpecification });
    stops.push(() => site.stop());
    process.stdout.write(`The site runs at http://localhost:${site.port}\n`);
  } catch (error) {
    process.stderr.write(
      error instanceof StartError ? `${error.message}\n` : `The site could not start: ${describe(error)}\n`,
    );
    await stop(1);
  }
}

/** Read only when it is shown: it is a large module. */
async function embeddedSpecification(): Promise<unknown> {
  return (await import('#cms/openapi/specification.ts')).specification;
}

async function withContent(
  env: NodeJS.ProcessEnv,
  stops: (() => Promise<void>)[],
): Promise<NodeJS.ProcessEnv> {
  if (env['CONTENT_GRAPHQL_URL'] !== undefined || env['CONTENT_REST_URL'] !== undefined) return env;
  const cms: Cms = await startCms({ delayMs: Number(env['CMS_DELAY_MS'] ?? 0) });
  stops.push(() => cms.stop());
  process.stdout.write(`No content backend is configured: the embedded one runs at ${cms.url}\n`);
  return { ...env, CONTENT_GRAPHQL_URL: `${cms.url}/graphql`, CONTENT_REST_URL: cms.url };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
