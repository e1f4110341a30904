import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { Site } from '#server/site.ts';
import { createFaults, faultOf } from './faults.ts';
import { generateIcons } from '../generateIcons.ts';
import { generateSections } from '../generateSections.ts';
import { compileQueries, generateStyles } from './generate.ts';
import { updatesOnSave } from './updates.ts';

/** Pattern of the files that Node loads without Vite: the site's server and the embedded content. */
const servedByNode =
  /^(?:(?:brand|server|cms|schema|locales)\/.*(?<!\.test)\.(?:ts|yaml)|(?:brand|components)\/.*(?:\.sample\.ts|\/sections\/samples\/.*\.ts|\/generated\/kinds\.ts)|schema\/content\.graphql)$/;
const ignoredFolders = ['data', 'dist', '.cache', 'tests', 'docs', 'benchmarks'];

/**
 * Generates outdated files and prepares Vite. Returns a function that starts the site. One port serves the pages,
 * Vite's modules and its socket.
 */
export async function prepareDevelopment(root: string): Promise<(env: NodeJS.ProcessEnv) => Promise<Site>> {
  // Has no timeouts, because the first page may wait while Vite bundles its dependencies.
  const http = createServer();
  let vite: ViteDevServer | undefined;
  const faults = createFaults(() => vite);
  await generateSections(root);
  await generateIcons(root);
  const compilation = compileQueries(root);
  // Loads packages and the site before Vite starts, because Vite immediately crawls the sources and waits for their
  // imports. The site needs the artifacts of its queries. Errors are reported when a module is first used.
  const loading = Promise.allSettled([loadPackages(), compilation.then(() => import('./site.ts'))]);
  await Promise.all([generateStyles(root), loading]);
  const server = await createViteServer({
    root,
    // Imports the configuration natively, as everywhere in this project, because bundling it first takes longer.
    configLoader: 'native',
    appType: 'custom',
    plugins: updatesOnSave(root, faults),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: {
        // `updates.ts` reloads artifacts after the compiler has written them.
        ignored: ['**/__generated__/**', ...ignoredFolders.map((folder) => path.join(root, folder, '**'))],
      },
      allowedHosts: hostsOf(process.env['SITE_URL']),
    },
  });
  vite = server;
  const compileFault = await compilation;
  if (compileFault) faults.store('relay', compileFault);

  return async (env) => {
    const importSite = createSiteImport(root);
    const errorDocument = (error: unknown) => faults.documentOf(faultOf(error, root));
    let stopContent = async () => {};
    let contentEnv = env;
    /** Stops the running site and starts it again from the current files. */
    const load = async (part: 'all' | 'server') => {
      const { startContent, makeSite } = await importSite();
      if (part === 'all') {
        await stopContent();
        ({ env: contentEnv, stop: stopContent } = await startContent(env));
      }
      return makeSite(contentEnv, errorDocument);
    };
    let current = load('all');
    const { port, host } = await current;

    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      const site = await current.catch(() => undefined);
      const fault = faults.current();
      if (fault && request.headers.accept?.includes('text/html'))
        sendDocument(response, faults.documentOf(fault));
      else if (site) site.handler(request, response);
      else response.writeHead(503).end();
    };
    http.on('request', (request, response) =>
      server.middlewares(request, response, () => void respond(request, response)),
    );

    let changedPart: 'all' | 'server' = 'server';
    const restart = () => {
      const startedAt = performance.now();
      const stopping = current.then(
        (site) => site.stop(),
        () => undefined,
      );
      const part = changedPart;
      changedPart = 'server';
      current = stopping.then(() => load(part));
      const startingServer = current;
      startingServer.then(
        () => {
          if (current !== startingServer) return;
          faults.clear('server');
          const ms = Math.round(performance.now() - startedAt);
          server.config.logger.info(`server restarted in ${ms} ms`, { timestamp: true });
          server.ws.send({ type: 'full-reload' });
        },
        (error: unknown) => {
          changedPart = 'all';
          faults.store('server', faultOf(error, root));
        },
      );
    };
    let restartTimer: NodeJS.Timeout | undefined;
    server.watcher.on('all', (_event, file) => {
      const name = path.relative(root, file);
      if (!servedByNode.test(name)) return;
      if (!name.startsWith('server/')) changedPart = 'all';
      clearTimeout(restartTimer);
      restartTimer = setTimeout(restart, 20);
    });

    const boundPort = await listen();
    return {
      port: boundPort,
      async stop() {
        await server.close();
        http.closeAllConnections();
        http.close();
        await current.then(
          (site) => site.stop(),
          () => undefined,
        );
        await stopContent();
      },
    };

    async function listen(): Promise<number> {
      const { portInUse } = await import('#server/main.ts');
      return new Promise((resolve, reject) => {
        const rejectWithCause = (error: unknown) => reject(portInUse(error, port));
        http.once('error', rejectWithCause);
        http.listen({ port, host }, () => {
          http.off('error', rejectWithCause);
          const address = http.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      });
    }
  };
}

function loadPackages() {
  return Promise.all([import('../../vite.config.ts'), import('@pandacss/dev/postcss')]);
}

function sendDocument(response: ServerResponse, html: string): void {
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}

/** Returns the site's host. Vite rejects other hosts, because their pages could read the sources. */
function hostsOf(siteUrl: string | undefined): string[] {
  return siteUrl !== undefined && URL.canParse(siteUrl) ? [new URL(siteUrl).hostname] : [];
}

/**
 * Returns a function that imports the site again from the current files, with every module of the project that it
 * imports. Modules in `node_modules` are imported only once. Replaced modules remain in memory, a few megabytes each
 * time.
 */
function createSiteImport(root: string): () => Promise<typeof import('./site.ts')> {
  const rootUrl = `${pathToFileURL(root).href}/`;
  let version = 0;
  registerHooks({
    resolve(specifier, context, next) {
      const resolution = next(specifier, context);
      const query = /\?v=\d+$/.exec(context.parentURL ?? '')?.[0];
      const isOwn = resolution.url.startsWith(rootUrl) && !resolution.url.includes('/node_modules/');
      return query !== undefined && isOwn ? { ...resolution, url: `${resolution.url}${query}` } : resolution;
    },
  });
  return () => {
    // The first import has no version, so that modules already imported by the launcher are not imported twice.
    const query = version === 0 ? '' : `?v=${version}`;
    version += 1;
    return import(`./site.ts${query}`);
  };
}
