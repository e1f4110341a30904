import { execFile } from 'node:child_process';
import { glob, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { faultAt, type Fault } from './faults.ts';

/** Path of the compiler's binary, which the script `relay-compiler` starts. */
const relayCompiler = v.parse(v.string(), createRequire(import.meta.url)('relay-compiler'));

/**
 * Generates modules and schema from the folders of section kinds, in about 0.2 s. Uses a separate process, because Node
 * imports each module only once. Returns an error, or `undefined` on success.
 */
export function generateSectionsAgain(root: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    const script = path.join(root, 'scripts/generateSections.ts');
    execFile(process.execPath, [script], { cwd: root }, (error, _stdout, stderr) => {
      resolve(error ? { message: stderr.trim() || error.message, stack: '' } : undefined);
    });
  });
}

/**
 * Compiles Relay's artifacts, in about 0.3 s. Returns the compiler's error with its location, or `undefined` on
 * success.
 */
export function compileQueries(root: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    execFile(relayCompiler, ['--output', 'quiet-with-errors'], { cwd: root }, (error, stdout, stderr) => {
      resolve(
        error ? faultOfRelay(stripVTControlCharacters(stdout + stderr) || error.message, root) : undefined,
      );
    });
  });
}

/** Parses the compiler's report: a message, a file with line and column, and the surrounding lines. */
function faultOfRelay(report: string, root: string): Fault {
  const [, message = report, file, line, column, frame] =
    /^\[ERROR\]\s+(?:Error: )?(?:✖︎ )?([\s\S]*?)\n\n +(\S+):(\d+):(\d+)\n([\s\S]*?)\n\n/.exec(report) ?? [];
  if (file === undefined) return { message, stack: '' };
  return faultAt(message, { file: path.join(root, file), line: Number(line), column: Number(column) }, frame);
}

/** Generates Panda's code if the theme has changed since. */
export async function generateStyles(root: string): Promise<void> {
  const stamp = path.join(root, 'styled-system/css/index.js');
  const generatedAt = await changedAt(stamp);
  const sources = ['panda.config.ts', 'package-lock.json'];
  for await (const file of glob('{brand,theme}/**/*.ts', { cwd: root })) sources.push(file);
  const changes = await Promise.all(sources.map((file) => changedAt(path.join(root, file))));
  if (generatedAt > Math.max(...changes)) return;
  await new Promise<void>((resolve, reject) => {
    const panda = path.join(root, 'node_modules/.bin/panda');
    execFile(panda, ['codegen', '--silent'], { cwd: root }, (error) => (error ? reject(error) : resolve()));
  });
  // Updates the file's time, because Panda does not write a file whose content is unchanged.
  const now = new Date();
  await utimes(stamp, now, now);
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/** Returns the catalogue errors that would break messages, with the location of the first, or `undefined`. */
export async function checkMessages(root: string): Promise<Fault | undefined> {
  const { checkCatalogues } = await import('../translations/checkCatalogues.ts');
  const faults = (await checkCatalogues(root)).flatMap(({ file, faults }) =>
    faults.filter(({ isBroken }) => isBroken).map((fault) => ({ ...fault, file: path.join(root, file) })),
  );
  const [first] = faults;
  if (first === undefined) return undefined;
  const message = faults
    .map(({ file, line, text }) => `${path.relative(root, file)}:${line}: ${text}`)
    .join('\n');
  return faultAt(message, { file: first.file, line: first.line, column: 1 });
}

/** Returns the GraphQL in a source file. */
export function queriesOf(code: string): string {
  return [...code.matchAll(/\bgraphql`[^`]*`/g)].map(([text]) => text).join('\n');
}
