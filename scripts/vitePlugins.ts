import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { islandsOfEveryPage } from '#components/island/islandsOfEveryPage.ts';
import { analyticsScriptPath, latestBuildPath, type LatestBuild } from '#schema/build.ts';
import { companyCatalogues, readCompanyMessages } from '#server/lib/readMessages.ts';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const entry = fileURLToPath(new URL('../renderer/+client.ts', import.meta.url));

/** Modules left to the bundler, because the build evaluates most calls of them (`style-names/evaluateStyles.ts`). */
const stylesRuntime = /\/styled-system\/(?!css\/cx\.js$)/;

/** Modules for translated texts, which the cookie settings need without React. */
const translations = /\/node_modules\/@lingui\/core\//;

/** Modules that calculate and format amounts, a few hundred bytes each, shared by islands and plain scripts. */
const amounts = [
  /\/brand\/brand\.ts$/,
  /\/locales\/formatters\.ts$/,
  /\/components\/content\/currencies\.ts$/,
  /\/components\/content\/amount\.ts$/,
  /\/components\/pricing\/fleet\w+\.ts$/,
  /\/components\/pricing\/startFleetPrice\.ts$/,
];

/**
 * Puts the modules that several islands share, mainly React, into one file, because each additional file is a request.
 * Leaves out modules that the scripts of every page import, or these scripts would load React too. Throws if a pattern
 * matches no module any more.
 */
export function islandsChunk() {
  let islandModules: ReadonlySet<string> | undefined;
  return {
    debugName: 'islands',
    name(id: string, graph: Graph) {
      islandModules ??= modulesOfIslands(graph);
      if (amounts.some((pattern) => pattern.test(id))) return 'amounts';
      if (!islandModules.has(id) || stylesRuntime.test(id)) return null;
      return translations.test(id) ? 'words' : 'islands';
    },
    includeDependenciesRecursively: false,
  };
}

function modulesOfIslands(graph: Graph): Set<string> {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  // Ignores imports of Panda, because the build evaluates its calls in these scripts.
  const entryModules = reachableFrom([entry], (id) =>
    importsOf(id).filter((importedId) => !importedId.includes('/styled-system/')),
  );
  const dynamicImports = (path: string): readonly string[] => {
    const loader = [...entryModules].find((id) => id.endsWith(path));
    const { dynamicallyImportedIds = [] } = (loader && graph.getModuleInfo(loader)) || {};
    if (dynamicallyImportedIds.length === 0) throw outdated(`${path} loads no modules`);
    return dynamicallyImportedIds;
  };
  const componentOf = (name: string) => (id: string) => path.basename(id) === `${name}.tsx`;
  const islands = dynamicImports('/components/island/islands.ts');
  const missingIsland = islandsOfEveryPage.find((name) => !islands.some(componentOf(name)));
  if (missingIsland !== undefined) throw outdated(`there is no module of the island ${missingIsland}`);

  const uses = new Map<string, number>();
  const countUses = (root: string, weight: number) => {
    const modules = reachableFrom([root], (id) =>
      importsOf(id).filter((importedId) => !entryModules.has(importedId)),
    );
    for (const id of modules) uses.set(id, (uses.get(id) ?? 0) + weight);
  };
  // Other dynamic imports are not followed: what they load is rarely used, such as the animation player.
  for (const root of islands)
    countUses(root, islandsOfEveryPage.some((name) => componentOf(name)(root)) ? 2 : 1);
  for (const root of dynamicImports('/components/island/IslandElement.ts')) countUses(root, 2);

  const modules = reachableFrom([entry, ...uses.keys()], (id) => [
    ...importsOf(id),
    ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  ]);
  const unmatched = [stylesRuntime, translations, ...amounts].filter(
    (pattern) => ![...modules].some((id) => pattern.test(id)),
  );
  if (unmatched.length > 0) throw outdated(`no module matches ${unmatched.join(' or ')}`);
  return new Set([...uses].flatMap(([id, count]) => (count > 1 ? [id] : [])));
}

const outdated = (reason: string) =>
  new Error(`The build's chunks are outdated: ${reason}. Update scripts/vitePlugins.ts.`);

function reachableFrom(starts: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const modules = new Set(starts);
  // Iterating over a set includes elements that are added meanwhile.
  for (const id of modules) for (const nextId of importsOf(id)) modules.add(nextId);
  return modules;
}

/** Writes the build's id next to the built files. */
export function buildDescriptors(id: string): Plugin {
  const latestBuild: LatestBuild = { id, timestamp: Date.now() };
  return {
    name: 'build-descriptors',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: latestBuildPath.slice(1),
        source: JSON.stringify(latestBuild),
      });
    },
  };
}

/**
 * Bundles the loader of the analytics tool (`components/analytics/`) separately, so that the scripts of every page are
 * the same with and without a tool.
 */
export function analyticsScript(options: {
  root: string;
  buildId: string;
  target: string[];
  /** Plugins that are needed to read the loader's imports. */
  plugins: PluginOption[];
}): Plugin {
  return {
    name: 'analytics-script',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const result = await build({
        root: options.root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: options.plugins,
        build: {
          write: false,
          target: options.target,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: path.join(options.root, 'components/analytics/main.ts') },
        },
      });
      const chunks = [result].flat().flatMap((output) => ('output' in output ? output.output : []));
      const [script, ...otherChunks] = chunks;
      if (script?.type !== 'chunk' || otherChunks.length > 0)
        throw new Error('The analytics script was split into several files. It has to be a single file.');
      const fileName = analyticsScriptPath(options.buildId).slice(1);
      this.emitFile({ type: 'asset', fileName, source: script.code });
    },
  };
}

/** Fails the build if React or Vike write other HTML than the site's code replaces in it. */
export function libraryOutput(): Plugin {
  return {
    name: 'library-output',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const { checkReactOutput, checkVikeOutput } = await import('./libraryOutput.ts');
      checkReactOutput();
      await checkVikeOutput();
    },
  };
}

const catalogue = /\/locales\/([a-z]+)\/messages\.po$/;
const json = /(JSON\.parse\()("(?:[^"\\]|\\.)*")/;

/** Adds the company's texts (`brand/locales/`, `brand/words/`) to compiled Lingui catalogues. */
export function companyMessages(root: string): Plugin {
  return {
    name: 'company-messages',
    transform: {
      filter: { id: catalogue },
      handler(code, file) {
        const locale = catalogue.exec(file)?.[1] ?? '';
        // Vite would report a missing file as a module that cannot be loaded.
        for (const companyFile of companyCatalogues(root, locale)) this.addWatchFile(companyFile);
        const text = json.exec(code)?.[2];
        if (text === undefined)
          throw new Error(`${file} contains no messages. The output of the Lingui plugin may have changed.`);
        const messages: object = JSON.parse(JSON.parse(text));
        const mergedMessages = JSON.stringify(
          JSON.stringify({ ...messages, ...readCompanyMessages(root, locale) }),
        );
        return { code: code.replace(json, (_, start: string) => start + mergedMessages), map: null };
      },
    },
  };
}

/**
 * Removes messages that the browser's code does not use from the browser's catalogues, because most texts are in the
 * HTML. A message is used if its id appears in another file of the build.
 */
export function messagesOfIslands(): Plugin {
  return {
    name: 'messages-of-islands',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!Object.keys(chunk.modules).some((id) => catalogue.test(id))) return null;
      const programs = Object.values(chunks).flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { code: text }]) => (catalogue.test(id) ? [] : [text ?? ''])),
      );
      const text = json.exec(code)?.[2];
      if (text === undefined)
        throw new Error(
          `${chunk.fileName} contains no messages. The output of the Lingui plugin may have changed.`,
        );
      const messages: object = JSON.parse(JSON.parse(text));
      const usedMessages = Object.entries(messages).filter(([id]) =>
        programs.some((program) => program.includes(id)),
      );
      const usedText = JSON.stringify(JSON.stringify(Object.fromEntries(usedMessages)));
      return { code: code.replace(json, (_, start: string) => start + usedText), map: null };
    },
  };
}
