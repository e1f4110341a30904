import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { OwnerError } from '../owner/program.ts';
import { overridesFolder, recordOf } from './overrides.ts';

const specifiers = /(\bfrom\s+|\bimport\s+|\bimport\(\s*)(['"])(\.[^'"]*)\2/g;
const definitions = /\b(?:fragment|query|mutation)\s+(\w+)/g;

/**
 * Copies a file in `components/` to the same path in `brand/components/`. Imports in the copy start at the root, and
 * its first line contains the git blob of the original. Returns the path of the copy.
 */
export async function copyOriginal(root: string, name: string): Promise<string> {
  const originalFile = path.relative(root, path.resolve(root, name));
  const within = path.relative('components', originalFile);
  if (within.startsWith('..'))
    throw new OwnerError(
      `${name} is not in components/. Only files there can be overridden, such as components/site/footer/SiteFooter.tsx.`,
    );
  const copy = path.join(overridesFolder, within);
  const reason = reasonAgainst(originalFile);
  if (reason !== undefined) throw new OwnerError(`${originalFile} cannot be overridden: ${reason}`);
  const code = await readFile(path.join(root, originalFile), 'utf8').catch(() => {
    throw new OwnerError(`${originalFile} does not exist.`);
  });
  if (existsSync(path.join(root, copy)))
    throw new OwnerError(`${originalFile} is already overridden by ${copy}. Edit that file.`);
  const target = path.join(root, copy);
  const adjusted = recordOf(originalFile, blobOf(code)) + importsFromRoot(code, originalFile);
  const options = await resolveConfig(path.join(root, originalFile));
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await format(adjusted, { ...options, filepath: target }));
  return copy;
}

function reasonAgainst(file: string): string | undefined {
  if (/\.test\.tsx?$/.test(file)) return 'it is a test. Write a test of your own beside the override.';
  if (/\.(?:fields|sample)\.ts$|\/sections\/samples\//.test(file))
    return 'fields and samples belong to the content model, which WordPress shares. Create a section kind of your own: npm run new:section -- Timeline Faq --brand';
  if (/\/(?:generated|__generated__)\//.test(file)) return 'it is generated.';
  if (!/\.tsx?$/.test(file)) return 'only TypeScript files can be overridden.';
  return undefined;
}

/** Returns the id under which git stores a file with this text. */
export function blobOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Makes relative imports start at the root, except those of artifacts that Relay generates beside the copy. */
function importsFromRoot(code: string, originalPath: string): string {
  const ownArtifacts = new Set([...code.matchAll(definitions)].map(([, name = '']) => name));
  return code.replaceAll(specifiers, (match, statement: string, quote: string, specifier: string) => {
    const [, artifact] = /^\.\/__generated__\/(\w+)\.graphql\.ts$/.exec(specifier) ?? [];
    if (artifact !== undefined && ownArtifacts.has(artifact)) return match;
    return `${statement}${quote}#${path.join(path.dirname(originalPath), specifier)}${quote}`;
  });
}
