import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Middleware } from 'koa';
import { buildIdOf, latestBuildPath } from '#schema/build.ts';
import { readConfig, type Config } from './config/config.ts';
import { ConfigError } from './config/parseEnv.ts';
import { RouteRulesError } from './config/readRouteRules.ts';
import { StartError } from './errors.ts';
import { renderMail } from './features/rendering/mailRenderer.ts';
import { createLogger } from './logger.ts';
import { archiveAssets } from './middleware/assetArchive.ts';
import { staticAssets } from './middleware/staticAssets.ts';
import type { Given } from './capabilities/Capabilities.ts';
import { startSite, type Site } from './site.ts';

type Start = { env: NodeJS.ProcessEnv; root: string } & Pick<Given, 'embeddedSpecification'>;

/** Starts the built site from the environment. Throws `StartError` with one clear text. */
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
  const latest: unknown = JSON.parse(await readFile(path.join(built, latestBuildPath), 'utf8'));
  return start(config, { assets, buildId: buildIdOf(latest), embeddedSpecification, isDevelopment: false });
}

/** Starts the site on Vite's development server. */
export async function startDevelopment({ env, root, embeddedSpecification }: Start): Promise<Site> {
  const config = configOf(env);
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const assets: Middleware = async (ctx, next) => {
    // Not by `ctx.status`: Koa would take that for the answer's own, and keep it whoever answers.
    ctx.res.statusCode = 200;
    const passedOn = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(false));
      vite.middlewares(ctx.req, ctx.res, () => resolve(true));
    });
    if (passedOn) {
      ctx.res.statusCode = 404;
      await next();
    } else {
      ctx.respond = false;
    }
  };
  const site = await start(config, {
    assets,
    buildId: undefined,
    embeddedSpecification,
    isDevelopment: true,
  });
  return {
    port: site.port,
    async stop() {
      await vite.close();
      await site.stop();
    },
  };
}

async function start(config: Config, given: Omit<Given, 'logger' | 'renderMail'>): Promise<Site> {
  // Mails as files, the database, copies of content: for the user of the site alone.
  process.umask(0o077);
  try {
    return await startSite(config, { ...given, renderMail, logger: createLogger(config.logLevel) });
  } catch (error) {
    if (error instanceof RouteRulesError)
      throw new StartError(`The configuration is wrong:\n${error.message}`);
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${config.port} is in use. Stop what runs there, or set PORT to another one.`,
      );
    }
    throw error;
  }
}

function configOf(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new StartError(`The configuration is wrong:\n${error.message}`);
    throw error;
  }
}
