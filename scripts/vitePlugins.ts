import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { analyticsScriptPath, latestBuildPath, type LatestBuild } from '#schema/build.ts';
import { companyWords } from '#server/lib/readMessages.ts';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const entry = fileURLToPath(new URL('../renderer/+client.ts', import.meta.url));

/** What asks for an island. */
const doors = /\/components\/island\/\w+\.ts$/;

/** At the foot of every page, or a press away on it. */
const everywhere = /\/(hydrate|LeadForm|NewsletterForm)\.tsx$/;

/** Large or seldom wanted: the players of drawings and of the API reference, and what solves a form's challenge. */
const apart =
  /\/components\/(docs\/\w+|animation\/(LottieDrawing|loadAnimation)|form-challenge\/solvedChallenge)\.tsx?$/;

/** Left to the bundler: most calls of it are answered while building (`style-names/evaluateStyles.ts`). */
const stylesRuntime = /\/styled-system\/(?!css\/cx\.js$)/;

/** What says words in the page's language: the cookie settings need it, and React not. */
const words = /\/node_modules\/@lingui\/core\/|\/locales\/createI18n\.ts$/;

/** What reckons and writes amounts: a few hundred bytes each, which islands and plain scripts share. */
const amounts =
  /\/(brand\/brand|locales\/formatters|components\/pricing\/(currencies|amount|fleet\w+|startFleetPrice))\.ts$/;

/**
 * Puts what every page's islands need, and what several islands share, into one file: React is most of it, and each further
 * file is a request. What the scripts of every page import stays with them, or they would bring React along.
 */
export function islandsChunk() {
  let islands: ReadonlySet<string> | undefined;
  return {
    debugName: 'islands',
    name(id: string, graph: Graph) {
      islands ??= modulesOfIslands(graph);
      if (amounts.test(id)) return 'amounts';
      if (!islands.has(id) || stylesRuntime.test(id)) return null;
      return words.test(id) ? 'words' : 'islands';
    },
    includeDependenciesRecursively: false,
  };
}

function modulesOfIslands(graph: Graph): Set<string> {
  if (graph.getModuleInfo(entry) === null) throw new Error(`The build has no ${entry}.`);
  // What these scripts import of Panda is answered while building.
  const atRest = reached([entry], (id) =>
    (graph.getModuleInfo(id)?.importedIds ?? []).filter((imported) => !imported.includes('/styled-system/')),
  );
  const isApart = (id: string) => atRest.has(id) || apart.test(id);
  const next = (id: string) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds].filter((imported) => !isApart(imported));
  };
  const uses = new Map<string, number>();
  for (const door of [...atRest].filter((id) => doors.test(id))) {
    for (const root of graph.getModuleInfo(door)?.dynamicallyImportedIds ?? []) {
      if (isApart(root)) continue;
      const weight = everywhere.test(root) ? 2 : 1;
      for (const id of reached([root], next)) uses.set(id, (uses.get(id) ?? 0) + weight);
    }
  }
  return new Set([...uses].flatMap(([id, count]) => (count > 1 ? [id] : [])));
}

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  // A set is walked to its end, what is added on the way included.
  for (const id of found) for (const further of next(id)) found.add(further);
  return found;
}

/** Writes which build this is beside the built files. */
export function buildDescriptors(id: string): Plugin {
  const latest: LatestBuild = { id, timestamp: Date.now() };
  return {
    name: 'build-descriptors',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: latestBuildPath.slice(1), source: JSON.stringify(latest) });
    },
  };
}

/**
 * Bundles what loads the tool that counts visits (`components/analytics/`) by itself: the scripts of every page share no file
 * with it, and are the same whether or not there is a tool.
 */
export function analyticsScript(options: {
  root: string;
  buildId: string;
  target: string[];
  /** What its imports need to be read. */
  plugins: PluginOption[];
}): Plugin {
  return {
    name: 'analytics-script',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const built = await build({
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
      const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
      const [script, ...others] = chunks;
      if (script?.type !== 'chunk' || others.length > 0)
        throw new Error('The script that counts visits is expected to be one file.');
      const fileName = analyticsScriptPath(options.buildId).slice(1);
      this.emitFile({ type: 'asset', fileName, source: script.code });
    },
  };
}

const catalogue = /\/locales\/([a-z]+)\/messages\.po$/;
const json = /(JSON\.parse\()("(?:[^"\\]|\\.)*")/;

/** Puts the company's own words (`brand/words/en.po`) in the place of those of the catalogues that Lingui has compiled. */
export function companyMessages(root: string): Plugin {
  return {
    name: 'company-messages',
    transform: {
      filter: { id: catalogue },
      handler(code, file) {
        const locale = catalogue.exec(file)?.[1] ?? '';
        const own = path.join(root, 'brand/words', `${locale}.po`);
        // Vite would take a file that is not there for a module that cannot be loaded.
        if (existsSync(own)) this.addWatchFile(own);
        const text = json.exec(code)?.[2];
        if (text === undefined) throw new Error(`No messages were found in ${file}.`);
        const messages: object = JSON.parse(JSON.parse(text));
        const merged = JSON.stringify(JSON.stringify({ ...messages, ...companyWords(root, locale) }));
        return { code: code.replace(json, (_, start: string) => start + merged), map: null };
      },
    },
  };
}

/**
 * Leaves in the browser's catalogues only what the browser's code can say: most of the words stand in the HTML. A message
 * is used where its id stands in another file of the build.
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
      if (text === undefined) throw new Error(`No messages were found in ${chunk.fileName}.`);
      const messages: object = JSON.parse(JSON.parse(text));
      const used = Object.entries(messages).filter(([id]) =>
        programs.some((program) => program.includes(id)),
      );
      const kept = JSON.stringify(JSON.stringify(Object.fromEntries(used)));
      return { code: code.replace(json, (_, start: string) => start + kept), map: null };
    },
  };
}
