import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFull } from '#tests/support/fullSuite.ts';
import { copyProject } from './support/copyProject.ts';

// Runs every command of README, CONTRIBUTING and docs/ in a checkout without generated files, builds or data. Each must
// work, or report in one sentence what is missing. Slow commands are stopped once they have reported their start.

type Expected = { says: RegExp; code?: number };

const building = 'Building the site';
const noDatabase = /^The database \S+site\.sqlite does not exist\. Check DATA_DIR.*$/m;

const commands: Record<string, Expected> = {
  start: { says: new RegExp(building) },
  dev: { says: /The site runs at http:\/\/localhost:\d+/ },
  build: { says: new RegExp(building) },
  generate: { says: /^$/, code: 0 },
  'check:types': { says: /^$/, code: 0 },
  'check:imports': { says: /^$/, code: 0 },
  'check:unused': { says: /^$/, code: 0 },
  'check:translations': { says: /^$/, code: 0 },
  'test:unit -- server/logger.test.ts': { says: /1 passed/, code: 0 },
  'test:attacks': { says: new RegExp(building) },
  extract: { says: /Catalog statistics/, code: 0 },
  translations: { says: /locales\/de\/messages\.po/, code: 0 },
  'brand -- --help': { says: /Usage: npm run brand/, code: 0 },
  brand: { says: /Missing: the name of the company/, code: 1 },
  'cms -- --port 0': { says: /Content backend at http/ },
  doctor: { says: /^No address\. Run npm run doctor -- https/m, code: 1 },
  'doctor -- http://127.0.0.1:1': { says: /Reachable/, code: 1 },
  'wordpress:texts': { says: /^$/, code: 0 },
  'wordpress:zip': { says: /skerry\.zip: \d+ files/, code: 0 },
  newsletter: { says: /Usage: npm run newsletter/, code: 1 },
  'newsletter -- stats': { says: noDatabase, code: 1 },
  'newsletter -- outbox': { says: noDatabase, code: 1 },
  'enquiries -- list': { says: noDatabase, code: 1 },
  'bench -- --help': { says: /Usage: npm run bench/, code: 0 },
  'ship -- shipped': { says: /^dist\/ contains no build\. Run npm run build first\.$/m, code: 1 },
  acr: { says: /^Written: .*openacr\.yaml/m, code: 0 },
  register: { says: /^# Record of processing activities/m, code: 0 },
  explain: { says: /missing required argument 'path'/, code: 1 },
  ship: { says: /missing required argument 'folder'/, code: 1 },
  'ship:check': { says: new RegExp(building) },
  'audit:licences': { says: /^$/, code: 0 },
  sbom: { says: /CycloneDX/, code: 0 },
  screenshots: { says: /^No catalogue at http/, code: 1 },
  'docs:pictures': { says: /^No development server at http/, code: 1 },
  'wordpress:pictures': { says: /^No catalogue at http/, code: 1 },
  'new:section -- Timeline': { says: /Created the section kind Timeline/, code: 0 },
  upgrade: { says: /^\S+ is not a git repository\./m, code: 1 },
  mutate: { says: /missing required argument 'file'/, code: 1 },
  override: { says: /^Name a file, such as components\/site\/footer/m, code: 1 },
};

/**
 * Commands that compile or build the whole project. Only the full suite runs them here, because `.ci/run` and the
 * checks of every change run them too.
 */
const slowCommands = new Set([
  'dev',
  'generate',
  'check:types',
  'check:imports',
  'check:unused',
  'check:translations',
  'test:unit -- server/logger.test.ts',
  'test:attacks',
  'ship:check',
  'extract',
]);

/** Commands that this test does not run: they run this test themselves, or download WordPress. */
const testedElsewhere = [
  'check',
  'test:e2e',
  'test:full',
  'test:guides',
  'test',
  'crash',
  'wordpress',
  'bench',
];

describe.concurrent('fresh clone', () => {
  it.each(Object.entries(commands).filter(([command]) => isFull || !slowCommands.has(command)))(
    'npm run %s',
    async (command, { says, code }) => {
      const project = await copyProject();
      try {
        const { output, exitCode } = await runUntilOutput(
          command,
          project.folder,
          code === undefined ? says : undefined,
        );
        expect(output).toMatch(says);
        expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
        if (code !== undefined) expect(exitCode).toBe(code);
      } finally {
        await project.remove();
      }
    },
  );
});

it('fresh-clone.test.ts lists every documented command', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'docs/operations.md',
    'docs/newsletter.md',
    'docs/enquiries.md',
    'docs/wordpress.md',
  ];
  const texts = await Promise.all(documents.map((file) => readFile(path.join(root, file), 'utf8')));
  const documented = new Set(
    [...texts.join('\n').matchAll(/npm run (?:--silent )?([\w:][\w:-]*)/g)].map(([, name = '']) => name),
  );
  const tested = new Set([
    ...Object.keys(commands).map((command) => command.split(' ')[0]),
    ...testedElsewhere,
  ]);
  expect([...documented].filter((name) => !tested.has(name))).toEqual([]);
});

/** Runs a script of package.json until its output matches or it ends. */
async function runUntilOutput(
  command: string,
  folder: string,
  expectedOutput: RegExp | undefined,
): Promise<{ output: string; exitCode: number | null }> {
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  const child = spawn('npm', ['run', '--silent', ...command.split(' ')], {
    cwd: folder,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (expectedOutput?.test(output) && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output, exitCode };
}
