import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Imports the site again, with every module of the project in `root` that it imports, as the files are now. What stands in
 * `node_modules` is imported once. Modules that were replaced stay in memory, a few megabytes each time.
 */
export function createSiteImport(root: string): () => Promise<typeof import('./site.ts')> {
  const rootUrl = `${pathToFileURL(root).href}/`;
  let version = 0;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const query = /\?v=\d+$/.exec(context.parentURL ?? '')?.[0];
      const isOwn = resolved.url.startsWith(rootUrl) && !resolved.url.includes('/node_modules/');
      return query !== undefined && isOwn ? { ...resolved, url: `${resolved.url}${query}` } : resolved;
    },
  });
  return () => {
    // The first time without a number, so that what the launcher has imported is not imported twice.
    const query = version === 0 ? '' : `?v=${version}`;
    version += 1;
    return import(`./site.ts${query}`);
  };
}
