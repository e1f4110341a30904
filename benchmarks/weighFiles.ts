import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { islands } from '#components/island/islands.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Size of a page's files in kB (gzip), and the number of scripts. */
export type PageWeight = {
  html: number;
  css: number;
  /** Size of the scripts that load without interaction. */
  scriptsAtRest: number;
  scriptFilesAtRest: number;
  /** Size of the scripts after using all controls, without the animation players and the API reference's viewer. */
  scriptsInUse: number;
  scriptFilesInUse: number;
};

const Chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);

/** Returns the files of the animation players, which are large and loaded only for animations. */
export async function drawingPlayers(): Promise<string[]> {
  const manifest = await readManifest();
  return ['LottieDrawing.tsx', 'loadAnimation.ts'].flatMap(
    (module) => manifest[`components/animation/${module}`]?.file ?? [],
  );
}

async function readManifest(): Promise<v.InferOutput<typeof Manifest>> {
  return v.parse(Manifest, JSON.parse(await readFile(path.join(root, 'dist/assets.json'), 'utf8')));
}

/** Creates a function that calculates the weight of a page from the build, without a browser. */
export async function fileWeigher(): Promise<(html: string) => Promise<PageWeight>> {
  const manifest = await readManifest();
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));

  const closure = (keys: Iterable<string>): Set<string> => {
    const visitedFiles = new Set<string>();
    const queue = [...keys];
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      if (visitedFiles.has(key)) continue;
      visitedFiles.add(key);
      queue.push(...(manifest[key]?.imports ?? []));
    }
    return visitedFiles;
  };
  const sizes = async (keys: Iterable<string>) => {
    const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
    const bytes = await Promise.all(files.map((file) => gzipSize(`/${file}`)));
    return { kilobytes: sum(bytes), count: files.length };
  };

  return async (html) => {
    const entries = matches(html, /<script[^>]* src="([^"]+)"/g).flatMap((file) => keyOf.get(file) ?? []);
    const atRest = closure(entries);
    const islandNames = new Set(matches(html, /<site-island[^>]* name="([^"]+)"/g));
    const onDemand = [...atRest].flatMap((key) => manifest[key]?.dynamicImports ?? []);
    const inUse = closure([...atRest, ...onDemand.filter((key) => isUsed(key, islandNames))]);
    const sizesAtRest = await sizes(atRest);
    const sizesInUse = await sizes(inUse);
    const styles = matches(html, /<link[^>]* href="([^"]+\.css)"/g);
    return {
      html: gzipSync(html).byteLength / 1000,
      css: sum(await Promise.all(styles.map(gzipSize))),
      scriptsAtRest: sizesAtRest.kilobytes,
      scriptFilesAtRest: sizesAtRest.count,
      scriptsInUse: sizesInUse.kilobytes,
      scriptFilesInUse: sizesInUse.count,
    };
  };
}

/** Returns whether a page can load a module: any except other pages' islands and texts that are not English. */
function isUsed(key: string, islandNames: ReadonlySet<string>): boolean {
  const component = path.basename(key, '.tsx');
  if (Object.hasOwn(islands, component)) return islandNames.has(component) && component !== 'ApiReference';
  const language = /^locales\/(\w+)\//.exec(key)?.[1];
  return language === undefined || language === 'en';
}

/** Returns the compressed size of a built file, in kB. */
async function gzipSize(file: string): Promise<number> {
  const bytes = await readFile(path.join(root, 'dist/client', file));
  return gzipSync(bytes, { level: 9 }).byteLength / 1000;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, match]) => match ?? []);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
