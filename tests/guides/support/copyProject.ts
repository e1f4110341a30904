import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';

const root = path.resolve(import.meta.dirname, '../../..');
const excluded = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
  'styled-system',
  'schema/content.graphql',
]);
const generatedFolders = new Set(['__generated__', 'generated']);
const runFile = promisify(execFile);

// Without Vitest's NODE_ENV and without the full suite, as on a contributor's machine.
const { NODE_ENV: _mode, FULL_TESTS: _full, ...environment } = process.env;

export type ProjectCopy = {
  folder: string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Replaces a text in a file. Rejects if the file does not contain it. */
  replace(file: string, from: string, to: string): Promise<void>;
  /** Runs a script of package.json and returns its output. Rejects with the output if it fails. */
  run(script: string, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
};

/** Copies the project like a fresh clone with packages installed: without builds, data and generated files. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'guide-')));
  await cp(root, folder, {
    recursive: true,
    filter: (source) =>
      !excluded.has(path.relative(root, source)) && !generatedFolders.has(path.basename(source)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const inFolder = (file: string) => path.join(folder, file);
  return {
    folder,
    read: (file) => readFile(inFolder(file), 'utf8'),
    write: (file, text) => writeFile(inFolder(file), text),
    async replace(file, from, to) {
      const text = await readFile(inFolder(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
      await writeFile(
        inFolder(file),
        text.replace(from, () => to),
      );
    },
    async run(script, ...args) {
      try {
        const { stdout, stderr } = await runFile('npm', ['run', '--silent', script, '--', ...args], {
          cwd: folder,
          env: environment,
          maxBuffer: 64 * 1024 * 1024,
        });
        return stdout + stderr;
      } catch (error) {
        const { stdout = '', stderr = '' } =
          error instanceof Error ? { stdout: '', stderr: '', ...error } : {};
        throw new Error(`npm run ${script} failed:\n${stdout}${stderr}`, { cause: error });
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Formats a code block of a guide as the file it belongs to: its lines may be longer than in code. */
export async function formatCode(file: string, code: string): Promise<string> {
  const target = path.join(root, file);
  return format(code, { ...(await resolveConfig(target)), filepath: target });
}

/** Returns the code blocks of a guide in order, without their indentation. */
export async function codeBlocksOf(guide: string): Promise<string[]> {
  const text = await readFile(path.join(root, guide), 'utf8');
  return [...text.matchAll(/^( *)```\w+\n([^]*?)\n\1```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}
