import { cp, glob, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parseAst } from 'vite';
import { theme } from '#brand/theme.ts';
import { typeface } from '#brand/typeface.ts';

/** Files that the built site needs, besides its packages. */
const files = [
  'package.json',
  'LICENSE',
  'scripts/serve.mjs',
  'scripts/{requireNode,memorySettings}.mjs',
  'dist/{client,server/site}',
  'locales/*/*.po',
  'brand/{mark.svg,fonts,locales,words}',
  // Shown if DOCS_API_ORIGIN is demonstration.
  'cms/openapi.yaml',
];
/** Files of packages that a running site does not need. */
const excludedFiles = /\.(?:map|d\.[mc]?ts|md|markdown|flow)$/i;

/** Copies a built project's files and packages that a running site needs to an empty folder. Returns the packages. */
export async function shipSite(root: string, folder: string): Promise<NeededPackage[]> {
  const copy = (from: string, filter: (source: string) => boolean = () => true) =>
    cp(path.join(root, from), path.join(folder, from), { recursive: true, filter });
  await mkdir(folder, { recursive: true });
  for await (const file of glob(files, { cwd: root })) await copy(file);
  const packages = await neededPackages(root);
  for (const { folder: from } of packages) {
    const nestedModules = path.join(root, from, 'node_modules');
    await copy(from, (source) => !excludedFiles.test(source) && !source.startsWith(nestedModules));
  }
  return packages;
}

/** Packages that the site reads as files without importing them. */
const outlines = [
  ...typeface.outlines.medium,
  ...typeface.outlines.semibold,
  ...(theme.fonts?.headings?.outlines ?? []),
];
const readAsFiles = [
  ...new Set(outlines.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])),
  '@iconify-json/lucide',
];
/** Packages that only islands in the browser load. Their code is part of the build. */
const browserOnly = ['@scalar/api-reference-react', 'lottie-react'];
/**
 * Dependencies for development and builds, which a built site never loads. `npm run ship:check` opens a page of every
 * kind without them.
 */
const unneeded = new RegExp(
  `^(?:${[
    ...browserOnly,
    '@babel/(?:core|types)',
    '@lingui/babel-plugin-lingui-macro',
    '@types/.*',
    '@universal-deploy/vite',
    'cac',
    'esbuild',
    'magic-string',
    'tinyglobby',
    'vite',
    'vite-plugin-wrapper',
  ].join('|')})$`,
);

type NeededPackage = {
  name: string;
  version: string;
  /** Path relative to the project: `node_modules/pg`. */
  folder: string;
  bytes: number;
};

const Manifest = v.object({
  name: v.string(),
  version: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** Returns the packages imported by the build in `dist/server/site/`, with their dependencies, by name. */
async function neededPackages(root: string): Promise<NeededPackage[]> {
  const packages = new Map<string, NeededPackage>();
  const queue = [...(await importedBy(root)), ...readAsFiles].map((name) => ({ name, from: root }));
  for (let request = queue.pop(); request !== undefined; request = queue.pop()) {
    const folder = unneeded.test(request.name) ? undefined : await resolveFolder(root, request);
    // Binaries for other platforms are optional and not installed.
    if (folder === undefined || packages.has(folder)) continue;
    const { name, version, dependencies, optionalDependencies } = v.parse(
      Manifest,
      JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')),
    );
    packages.set(folder, { name, version, folder, bytes: await bytesOf(path.join(root, folder)) });
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      queue.push({ name: dependency, from: path.join(root, folder) });
  }
  return [...packages.values()].toSorted((a, b) => a.folder.localeCompare(b.folder));
}

async function importedBy(root: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob('dist/server/site/*.mjs', { cwd: root })) {
    const program = parseAst(await readFile(path.join(root, file), 'utf8'));
    visitNodes(program, ({ source }) => {
      const name = packageOf(source);
      if (name !== undefined) names.add(name);
    });
  }
  return names;
}

/** String literal, or a template without expressions, which the minifier prefers. */
const Specifier = v.union([
  v.pipe(
    v.object({ value: v.string() }),
    v.transform(({ value }) => value),
  ),
  v.pipe(
    v.object({ quasis: v.tuple([v.object({ value: v.object({ cooked: v.string() }) })]) }),
    v.transform(({ quasis: [quasi] }) => quasi.value.cooked),
  ),
]);

/** Returns the package of an import specifier. `undefined` for files and built-in modules. */
function packageOf(source: unknown): string | undefined {
  const specifier = v.safeParse(Specifier, source);
  const address = specifier.success ? specifier.output : '.';
  return /^(?![./]|node:)(@[^/]+\/)?[^/]+/.exec(address)?.[0];
}

/** Returns the folder in which Node resolves a package. */
async function resolveFolder(root: string, { name, from }: { name: string; from: string }) {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (await stat(path.join(candidate, 'package.json')).catch(() => undefined))
      return path.relative(root, candidate);
  }
  return undefined;
}

/** Returns the size of a package, without the packages nested in it. */
async function bytesOf(folder: string): Promise<number> {
  let bytes = 0;
  for await (const entry of glob('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: (file) => file.name === 'node_modules',
  }))
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  return bytes;
}

/** Calls `visit` for every node of a syntax tree. */
function visitNodes(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const item of node) visitNodes(item, visit);
  else if (typeof node === 'object' && node !== null) {
    visit({ ...node });
    for (const value of Object.values(node)) if (typeof value === 'object') visitNodes(value, visit);
  }
}
