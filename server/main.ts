import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIdOf, latestBuildPath } from '#schema/build.ts';
import { readConfig, type Config } from './config/config.ts';
import { RouteRulesError } from './config/readRouteRules.ts';
import { StartError } from './errors.ts';
import { renderMail } from './rendering/mailRenderer.ts';
import { inheritedSocket } from './lib/socketActivation.ts';
import { createLogger } from './logger.ts';
import { archiveAssets } from './middleware/assetArchive.ts';
import { staticAssets } from './middleware/staticAssets.ts';
import type { ServiceOptions } from './services/Services.ts';
import { createSite, startSite, type Site } from './site.ts';
import { ConfigError } from './config/configValues.ts';

type Start = { env: NodeJS.ProcessEnv; root: string } & Pick<ServiceOptions, 'embeddedSpecification'>;

/** Starts the built site, configured by the environment. Throws `StartError` with a message for the operator. */
export async function startFromEnvironment({ env, root, embeddedSpecification }: Start): Promise<Site> {
  const config = configOf(env);
  await import(path.join(root, 'dist/server/site/pages.mjs'));
  const built = path.join(root, 'dist/client');
  const archive = path.join(config.dataDir, 'assets');
  await archiveAssets({
    builtAssets: path.join(built, 'assets'),
    archive,
    logger: createLogger(config.logLevel),
  });
  const assets = staticAssets({ built, archive });
  const latestBuild: unknown = JSON.parse(await readFile(path.join(built, latestBuildPath), 'utf8'));
  const buildId = buildIdOf(latestBuild);
  return orStartError(config, (common) =>
    startSite(
      config,
      { ...common, assets, buildId, embeddedSpecification, isDevelopment: false },
      inheritedSocket(env),
    ),
  );
}

/** Creates the site for the development server, which listens and serves static files itself. */
export async function createDevelopmentSite({
  env,
  ...options
}: { env: NodeJS.ProcessEnv } & Pick<ServiceOptions, 'embeddedSpecification' | 'errorDocument'>) {
  const config = configOf(env);
  const { handler, stop } = await orStartError(config, (common) =>
    createSite(config, {
      ...common,
      ...options,
      assets: (_ctx, next) => next(),
      buildId: undefined,
      isDevelopment: true,
    }),
  );
  const { port, host } = config;
  return { handler, port, host, siteUrl: config.siteUrl, stop: () => stop(Promise.resolve()) };
}

async function orStartError<T>(
  config: Config,
  make: (serviceOptions: Pick<ServiceOptions, 'logger' | 'renderMail'>) => Promise<T>,
): Promise<T> {
  // Allows only the site's user to read mails in files, the database and copies of content.
  process.umask(0o077);
  try {
    return await make({ renderMail, logger: createLogger(config.logLevel) });
  } catch (error) {
    if (error instanceof RouteRulesError)
      throw new StartError(`The configuration is invalid:\n${error.message}`);
    throw portInUse(error, config.port);
  }
}

/** Converts EADDRINUSE to a readable `StartError`. Returns any other error unchanged. */
export function portInUse(error: unknown, port: number): unknown {
  const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isInUse
    ? new StartError(`Port ${port} is already in use. Stop the other process, or set PORT to another port.`)
    : error;
}

function configOf(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new StartError(`The configuration is invalid:\n${error.message}`);
    throw error;
  }
}
