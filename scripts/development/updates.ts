import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { changedEvent, faultOf, type Faults } from './faults.ts';
import { checkMessages, compileQueries, generateSectionsAgain, queriesOf } from './generate.ts';

const ThrownInBrowser = v.object({ message: v.string(), stack: v.string() });

/**
 * Handles saved files: first updates generated files, and shows an error and stops if that fails. Then reloads pages if
 * the browser cannot apply the change in place.
 */
export function updatesOnSave(root: string, faults: Faults): Plugin[] {
  /** GraphQL of each file when it was last compiled. */
  const compiledQueries = new Map<string, string>();
  /** Work for each file's latest change. Shared, because Vite calls the hook for both browser and server. */
  const preparations = new Map<string, { timestamp: number; done: Promise<boolean> }>();
  let compiling: Promise<unknown> = Promise.resolve();
  let invalidatedUntil = Date.now();

  /** Compiles queries, one run at a time. */
  function compile(): Promise<boolean> {
    const run = compiling.then(() => report('relay', compileQueries(root)));
    compiling = run;
    return run;
  }

  async function report(source: string, outcome: ReturnType<typeof compileQueries>): Promise<boolean> {
    const fault = await outcome;
    if (fault === undefined) faults.clear(source);
    else faults.store(source, fault);
    return fault === undefined;
  }

  /** Updates generated files. Resolves to false if the change cannot be shown. */
  async function prepare(file: string, isUpdate: boolean, server: ViteDevServer): Promise<boolean> {
    const name = path.relative(root, file);
    // The generated files trigger further changes.
    if (changesKinds(name, isUpdate) && !(await report('sections', generateSectionsAgain(root))))
      return false;
    if (/^locales\/[^/]+\/[^/]+\.po$/.test(name)) return report('catalogues', checkMessages(root));
    const isSchema = /^schema\/.*\.graphql$/.test(name);
    if (!isSchema && !/\.tsx?$/.test(name)) return true;
    if (/^(?:tests|styled-system)\//.test(name)) return true;
    const queries = isSchema ? '' : queriesOf(await readFile(file, 'utf8').catch(() => ''));
    const isCompiled = (compiledQueries.get(file) ?? '') === queries && !faults.isStored('relay');
    if (isCompiled && !isSchema) return true;
    const startedAt = Date.now();
    if (!(await compile())) return false;
    compiledQueries.set(file, queries);
    await invalidateArtifacts(server, invalidatedUntil);
    invalidatedUntil = startedAt;
    return true;
  }

  return [
    {
      name: 'generate-on-save',
      enforce: 'pre',
      transform: {
        order: 'pre',
        filter: { id: /\.tsx?$/, code: /graphql`/ },
        handler(code, id) {
          if (!compiledQueries.has(id)) compiledQueries.set(id, queriesOf(code));
        },
      },
      hotUpdate: {
        order: 'pre',
        async handler({ file, type, timestamp, server }) {
          let preparation = preparations.get(file);
          if (preparation?.timestamp !== timestamp) {
            preparation = { timestamp, done: prepare(file, type === 'update', server) };
            preparations.set(file, preparation);
          }
          return (await preparation.done) ? undefined : [];
        },
      },
    },
    {
      name: 'load-pages-again',
      configureServer(server) {
        server.ws.on('connection', () => faults.showAll());
        server.ws.on('site:thrown', (data: unknown, client) => {
          const parsed = v.safeParse(ThrownInBrowser, data);
          if (!parsed.success) return;
          const { message, stack } = parsed.output;
          const error = Object.assign(new Error(message), { stack: originalStack(stack, server) });
          faults.showIn(client, faultOf(error, root));
        });
      },
      hotUpdate: {
        // Runs after Vike's hook, which handles Vike's files that no page imports.
        order: 'post',
        handler({ file, modules, server, timestamp }) {
          if (faults.current()) return [];
          const isForServer = isOfServer(file, server);
          // The page is reloaded, and gets its stylesheets after its HTML because Panda takes longer to generate them.
          if (this.environment.name === 'client') return isForServer ? [] : undefined;
          if (this.environment.name !== 'ssr') return undefined;
          const invalidated = new Set<EnvironmentModuleNode>();
          for (const module of modules)
            this.environment.moduleGraph.invalidateModule(module, invalidated, timestamp, true);
          if (isForServer) server.ws.send({ type: 'full-reload' });
          else server.ws.send({ type: 'custom', event: changedEvent });
          return [];
        },
      },
    },
  ];
}

/** Returns whether a change affects fields of the content model, or adds or removes a section kind or an override. */
function changesKinds(name: string, isUpdate: boolean): boolean {
  if (/^(?:content-model|wordpress\/model)\/\w+\.ts$/.test(name) || name.endsWith('.fields.ts')) return true;
  return (
    !isUpdate &&
    /^(?:(?:components\/(?:post\/)?sections|brand\/\w*[sS]ections)\/[A-Z]\w*\/[\w.]+|brand\/components\/.+)$/.test(
      name,
    )
  );
}

/** Returns whether only the server has loaded a file. Otherwise the browser can apply the update. */
function isOfServer(file: string, { environments: { client, ssr } }: ViteDevServer): boolean {
  const modules = ssr?.moduleGraph.getModulesByFile(file) ?? [];
  // Modules without an id are stylesheets generated from the file.
  return [...modules].some(
    ({ id }) => id !== null && client.moduleGraph.getModuleById(id)?.isSelfAccepting === undefined,
  );
}

/**
 * Invalidates artifacts that changed after a given time. Vite does not watch them, because a page that is being
 * rendered when Vite notices a change would mix old and new ones. Another development server may have written them.
 */
async function invalidateArtifacts(server: ViteDevServer, since: number): Promise<void> {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      if (!file.includes('/__generated__/')) continue;
      const stats = await stat(file).catch(() => undefined);
      if (stats && stats.mtimeMs >= since) for (const module of modules) moduleGraph.invalidateModule(module);
    }
  }
}

/** Maps the locations in a browser's stack to the source files. */
function originalStack(stack: string, server: ViteDevServer): string {
  return stack.replaceAll(
    /https?:\/\/[^/\s]+(\/[^\s?:)]*)(?:\?[^\s:)]*)?:(\d+):(\d+)/g,
    (location, url, line, column) => {
      const module = server.environments.client.moduleGraph.urlToModuleMap.get(url);
      const map = module?.transformResult?.map;
      if (module?.file === undefined || module.file === null || !map) return location;
      // Without sources, the module was served unchanged.
      if (!('sources' in map)) return `${module.file}:${line}:${column}`;
      const { sources, names, mappings } = map;
      const payload = {
        file: module.file,
        version: 3,
        sources,
        names,
        mappings,
        sourcesContent: [],
        sourceRoot: '',
      };
      const origin = new SourceMap(payload).findOrigin(Number(line), Number(column));
      return 'lineNumber' in origin ? `${module.file}:${origin.lineNumber}:${origin.columnNumber}` : location;
    },
  );
}
