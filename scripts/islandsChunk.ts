import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const entry = fileURLToPath(new URL('../renderer/+client.ts', import.meta.url));

/** What asks for an island. */
const doors = /\/components\/island\/\w+\.ts$/;

/** What every island needs, and the form at the foot of every page. */
const first = /\/(hydrate|NewsletterForm)\.tsx$/;

/** A press away on every page. */
const aPressAway = /\/LeadForm\.tsx$/;

/** Large or seldom wanted: the players of drawings and of the API reference, and what solves a form's challenge. */
const apart =
  /\/components\/(docs\/\w+|animation\/(LottieDrawing|loadAnimation)|form-challenge\/solvedChallenge)\.tsx?$/;

/** Left to the bundler: most calls of it are answered while building (`style-names/evaluateStyles.ts`). */
const stylesRuntime = /\/styled-system\/(?!css\/cx\.js$)/;

/** What says words in the page's language: the cookie settings need it, and React not. */
const words = /\/node_modules\/@lingui\/core\/|\/locales\/createI18n\.ts$/;

/** What reckons and writes amounts: a few hundred bytes each, which islands and plain scripts share. */
const amounts =
  /\/(locales\/formatters|components\/pricing\/(currencies|amount|fleet\w+|startFleetPrice))\.ts$/;

/**
 * Puts what the island of every page needs into one file, most of which is React, and what other islands share into a
 * second, for each further file is a request. What the scripts of every page import stays with them, or they would bring
 * React along.
 */
export function islandsChunk() {
  let islands: ReadonlyMap<string, 'islands' | 'enquiries'> | undefined;
  return {
    debugName: 'islands',
    name(id: string, graph: Graph) {
      islands ??= modulesOfIslands(graph);
      if (amounts.test(id)) return 'amounts';
      const name = islands.get(id);
      if (name === undefined || stylesRuntime.test(id)) return null;
      return words.test(id) ? 'words' : name;
    },
    includeDependenciesRecursively: false,
  };
}

function modulesOfIslands(graph: Graph): Map<string, 'islands' | 'enquiries'> {
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
  const ofFirst = new Set<string>();
  const uses = new Map<string, number>();
  for (const door of [...atRest].filter((id) => doors.test(id))) {
    for (const root of graph.getModuleInfo(door)?.dynamicallyImportedIds ?? []) {
      if (isApart(root)) continue;
      const weight = first.test(root) || aPressAway.test(root) ? 2 : 1;
      for (const id of reached([root], next)) {
        uses.set(id, (uses.get(id) ?? 0) + weight);
        if (first.test(root)) ofFirst.add(id);
      }
    }
  }
  return new Map(
    [...uses].flatMap(([id, count]) =>
      count > 1 ? [[id, ofFirst.has(id) ? 'islands' : 'enquiries'] as const] : [],
    ),
  );
}

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  // A set is walked to its end, what is added on the way included.
  for (const id of found) for (const further of next(id)) found.add(further);
  return found;
}
