import { execFile } from 'node:child_process';
import { glob, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { faultAt, type Fault } from './faults.ts';

/** The compiler itself: its command is a script that starts it. */
const relayCompiler = v.parse(v.string(), createRequire(import.meta.url)('relay-compiler'));

/**
 * Writes what follows from the folders of section kinds, about 0.2 s; in a process of its own, because Node would import a
 * changed kind once only. Returns what is missing; undefined when all is well.
 */
export function generateSectionsAgain(root: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    const script = path.join(root, 'scripts/generateSections.ts');
    execFile(process.execPath, [script], { cwd: root }, (error, _stdout, stderr) => {
      resolve(error ? { message: stderr.trim() || error.message, stack: '' } : undefined);
    });
  });
}

/** Writes Relay's artifacts, about 0.3 s. Returns what the compiler refused, with its place; undefined when all is well. */
export function compileQueries(root: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    execFile(relayCompiler, ['--output', 'quiet-with-errors'], { cwd: root }, (error, stdout, stderr) => {
      resolve(
        error ? faultOfRelay(stripVTControlCharacters(stdout + stderr) || error.message, root) : undefined,
      );
    });
  });
}

/** Its report: a message, a file with line and column, and the lines around it. */
function faultOfRelay(report: string, root: string): Fault {
  const [, message = report, file, line, column, frame] =
    /^\[ERROR\]\s+(?:Error: )?(?:✖︎ )?([\s\S]*?)\n\n +(\S+):(\d+):(\d+)\n([\s\S]*?)\n\n/.exec(report) ?? [];
  if (file === undefined) return { message, stack: '' };
  return faultAt(message, { file: path.join(root, file), line: Number(line), column: Number(column) }, frame);
}

/** Writes Panda's code where the theme is newer than it. */
export async function generateStyles(root: string): Promise<void> {
  const stamp = path.join(root, 'styled-system/css/index.js');
  const written = await changedAt(stamp);
  const sources = ['panda.config.ts', 'package-lock.json'];
  for await (const file of glob('{brand,theme}/**/*.ts', { cwd: root })) sources.push(file);
  const changes = await Promise.all(sources.map((file) => changedAt(path.join(root, file))));
  if (written > Math.max(...changes)) return;
  await new Promise<void>((resolve, reject) => {
    const panda = path.join(root, 'node_modules/.bin/panda');
    execFile(panda, ['codegen', '--silent'], { cwd: root }, (error) => (error ? reject(error) : resolve()));
  });
  // Panda leaves a file alone that would be the same.
  const now = new Date();
  await utimes(stamp, now, now);
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/** What the catalogues hold that would show visitors something wrong, with its place; undefined when all is well. */
export async function checkMessages(root: string): Promise<Fault | undefined> {
  const { checkCatalogues } = await import('../translations/checkCatalogues.ts');
  const found = (await checkCatalogues(root)).flatMap(({ file, faults }) =>
    faults.filter(({ isBroken }) => isBroken).map((fault) => ({ ...fault, file: path.join(root, file) })),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const message = found
    .map(({ file, line, text }) => `${path.relative(root, file)}:${line}: ${text}`)
    .join('\n');
  return faultAt(message, { file: first.file, line: first.line, column: 1 });
}

/** The GraphQL of a source file. */
export function queriesOf(code: string): string {
  return [...code.matchAll(/\bgraphql`[^`]*`/g)].map(([text]) => text).join('\n');
}
