import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { changed, faultOf, type Faults } from './faults.ts';
import { checkMessages, compileQueries, generateSectionsAgain, queriesOf } from './generate.ts';

const ThrownInBrowser = v.object({ message: v.string(), stack: v.string() });

/**
 * What happens when a file is saved: what is generated from it is generated first, a fault of it is shown and stops the
 * update, and pages are loaded again where the browser cannot take the change as it is.
 */
export function updatesOnSave(root: string, faults: Faults): Plugin[] {
  /** The GraphQL of each file when it was last compiled. */
  const compiled = new Map<string, string>();
  /** The work of the last change of each file: Vite asks for the browser and for the server. */
  const prepared = new Map<string, { timestamp: number; done: Promise<boolean> }>();
  let compiling: Promise<unknown> = Promise.resolve();
  let forgottenUntil = Date.now();

  /** One at a time. */
  function compile(): Promise<boolean> {
    const run = compiling.then(() => hold('relay', compileQueries(root)));
    compiling = run;
    return run;
  }

  async function hold(maker: string, made: ReturnType<typeof compileQueries>): Promise<boolean> {
    const fault = await made;
    if (fault === undefined) faults.clear(maker);
    else faults.keep(maker, fault);
    return fault === undefined;
  }

  /** False where the change cannot be shown. */
  async function prepare(file: string, isUpdate: boolean, server: ViteDevServer): Promise<boolean> {
    const name = path.relative(root, file);
    // What it writes are changes of their own.
    if (changesKinds(name, isUpdate) && !(await hold('sections', generateSectionsAgain(root)))) return false;
    if (/^locales\/[^/]+\/[^/]+\.po$/.test(name)) return hold('catalogues', checkMessages(root));
    const isSchema = /^schema\/.*\.graphql$/.test(name);
    if (!isSchema && !/\.tsx?$/.test(name)) return true;
    if (/^(?:tests|styled-system)\//.test(name)) return true;
    const queries = isSchema ? '' : queriesOf(await readFile(file, 'utf8').catch(() => ''));
    const isCompiled = (compiled.get(file) ?? '') === queries && !faults.isKept('relay');
    if (isCompiled && !isSchema) return true;
    const begun = Date.now();
    if (!(await compile())) return false;
    compiled.set(file, queries);
    await forgetArtifacts(server, forgottenUntil);
    forgottenUntil = begun;
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
          if (!compiled.has(id)) compiled.set(id, queriesOf(code));
        },
      },
      hotUpdate: {
        order: 'pre',
        async handler({ file, type, timestamp, server }) {
          let work = prepared.get(file);
          if (work?.timestamp !== timestamp) {
            work = { timestamp, done: prepare(file, type === 'update', server) };
            prepared.set(file, work);
          }
          return (await work.done) ? undefined : [];
        },
      },
    },
    {
      name: 'load-pages-again',
      configureServer(server) {
        server.ws.on('connection', () => faults.tell());
        server.ws.on('site:thrown', (data: unknown, client) => {
          const thrown = v.safeParse(ThrownInBrowser, data);
          if (!thrown.success) return;
          const { message, stack } = thrown.output;
          const error = Object.assign(new Error(message), { stack: originalStack(stack, server) });
          faults.showIn(client, faultOf(error, root));
        });
      },
      hotUpdate: {
        // After Vike's own, which knows its files that no page imports.
        order: 'post',
        handler({ file, modules, server, timestamp }) {
          if (faults.kept()) return [];
          const isForServer = isOfServer(file, server);
          // A page that is loaded again gets its stylesheets then, after its HTML: Panda takes longer to make them.
          if (this.environment.name === 'client') return isForServer ? [] : undefined;
          if (this.environment.name !== 'ssr') return undefined;
          const invalidated = new Set<EnvironmentModuleNode>();
          for (const module of modules)
            this.environment.moduleGraph.invalidateModule(module, invalidated, timestamp, true);
          if (isForServer) server.ws.send({ type: 'full-reload' });
          else server.ws.send({ type: 'custom', event: changed });
          return [];
        },
      },
    },
  ];
}

/** Fields of the content model, or a file of a section kind that came or went. */
function changesKinds(name: string, isUpdate: boolean): boolean {
  if (/^(?:content-model|wordpress\/model)\/\w+\.ts$/.test(name) || name.endsWith('.fields.ts')) return true;
  return (
    !isUpdate && /^(?:components\/(?:post\/)?sections|brand\/\w*[sS]ections)\/[A-Z]\w*\/[\w.]+$/.test(name)
  );
}

/** Pages are drawn with it, and no browser has loaded it so far: one that had would know how to take an update. */
function isOfServer(file: string, { environments: { client, ssr } }: ViteDevServer): boolean {
  const modules = ssr?.moduleGraph.getModulesByFile(file) ?? [];
  // Without an id it is no module: a stylesheet was made from the file.
  return [...modules].some(
    ({ id }) => id !== null && client.moduleGraph.getModuleById(id)?.isSelfAccepting === undefined,
  );
}

/**
 * Artifacts are not watched: a page that is being drawn when Vite hears of them would have some old and some new. They may
 * have been written by another development server.
 */
async function forgetArtifacts(server: ViteDevServer, since: number): Promise<void> {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      if (!file.includes('/__generated__/')) continue;
      const changed = await stat(file).catch(() => undefined);
      if (changed && changed.mtimeMs >= since)
        for (const module of modules) moduleGraph.invalidateModule(module);
    }
  }
}

/** A browser's stack, with the places in the files as they were written. */
function originalStack(stack: string, server: ViteDevServer): string {
  return stack.replaceAll(
    /https?:\/\/[^/\s]+(\/[^\s?:)]*)(?:\?[^\s:)]*)?:(\d+):(\d+)/g,
    (place, url, line, column) => {
      const module = server.environments.client.moduleGraph.urlToModuleMap.get(url);
      const map = module?.transformResult?.map;
      if (module?.file === undefined || module.file === null || !map) return place;
      // Nothing was changed in it.
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
      const found = new SourceMap(payload).findOrigin(Number(line), Number(column));
      return 'lineNumber' in found ? `${module.file}:${found.lineNumber}:${found.columnNumber}` : place;
    },
  );
}
