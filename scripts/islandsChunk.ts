type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const entry = '/renderer/+client.ts';
const libraries = /\/node_modules\/(react|react-dom|scheduler|@lingui|valibot)\//;

/** The site's own files, and the libraries of its islands; not those of the API reference, which is large and alone. */
const isShared = (id: string) => !id.includes('/node_modules/') || libraries.test(id);

/**
 * Puts what several islands share into one file: React is most of it, and each further file is a request. What the
 * scripts of every page import stays with them, or they would bring React along.
 */
export function islandsChunk() {
  const atRest = new Map<string, boolean>();

  /** Whether the entry imports the module, itself or through others. */
  const isAtRest = (id: string, graph: Graph): boolean => {
    if (id.includes(entry)) return true;
    const known = atRest.get(id);
    if (known !== undefined) return known;
    atRest.set(id, false);
    const found = (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isAtRest(importer, graph));
    atRest.set(id, found);
    return found;
  };

  return {
    name: (id: string, graph: Graph) => (isShared(id) && !isAtRest(id, graph) ? 'islands' : null),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  };
}
