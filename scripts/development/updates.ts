import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { changed, faultOf, type Faults } from './faults.ts';
import { checkMessages, compileQueries, generateSectionsAgain, queriesOf } from './generate.ts';

const ThrownInBrowser = v.object({ message: v.string(), stack: v.string() });

/**
 * Handles saved files: first updates generated files, shows an error and stops if that fails, and reloads pages whose
 * changes the browser cannot apply in place.
 */
export function updatesOnSave(root: string, faults: Faults): Plugin[] {
  /** GraphQL of each file when it was last compiled. */
  const compiled = new Map<string, string>();
  /** Work for the last change of each file: Vite calls the hook for both browser and server. */
  const prepared = new Map<string, { timestamp: number; done: Promise<boolean> }>();
  let compiling: Promise<unknown> = Promise.resolve();
  let forgottenUntil = Date.now();

  /** Compiles queries, one run at a time. */
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

  /** Updates generated files; resolves to false if the change cannot be shown. */
  async function prepare(file: string, isUpdate: boolean, server: ViteDevServer): Promise<boolean> {
    const name = path.relative(root, file);
    // The generated files trigger further changes.
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
        // After Vike's hook, which handles its own files that no page imports.
        order: 'post',
        handler({ file, modules, server, timestamp }) {
          if (faults.kept()) return [];
          const isForServer = isOfServer(file, server);
          // A reloaded page gets its stylesheets after its HTML, since Panda takes longer to generate them.
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

/** Fields of the content model, or an added or removed file of a section kind or an override. */
function changesKinds(name: string, isUpdate: boolean): boolean {
  if (/^(?:content-model|wordpress\/model)\/\w+\.ts$/.test(name) || name.endsWith('.fields.ts')) return true;
  return (
    !isUpdate &&
    /^(?:(?:components\/(?:post\/)?sections|brand\/\w*[sS]ections)\/[A-Z]\w*\/[\w.]+|brand\/components\/.+)$/.test(
      name,
    )
  );
}

/** Whether only the server has loaded the module: a browser that had could apply the update. */
function isOfServer(file: string, { environments: { client, ssr } }: ViteDevServer): boolean {
  const modules = ssr?.moduleGraph.getModulesByFile(file) ?? [];
  // Modules without an id are stylesheets generated from the file.
  return [...modules].some(
    ({ id }) => id !== null && client.moduleGraph.getModuleById(id)?.isSelfAccepting === undefined,
  );
}

/**
 * Invalidates artifacts changed since a time. They are not watched: a page being rendered when Vite noticed them would
 * mix old and new ones. They may have been written by another development server.
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

/** Maps the locations in a browser's stack to the source files. */
function originalStack(stack: string, server: ViteDevServer): string {
  return stack.replaceAll(
    /https?:\/\/[^/\s]+(\/[^\s?:)]*)(?:\?[^\s:)]*)?:(\d+):(\d+)/g,
    (place, url, line, column) => {
      const module = server.environments.client.moduleGraph.urlToModuleMap.get(url);
      const map = module?.transformResult?.map;
      if (module?.file === undefined || module.file === null || !map) return place;
      // The module was served unchanged.
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
