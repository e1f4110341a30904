import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCms } from '#cms/server.ts';
import { namedFiles } from '#tests/support/namedFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const start = promisify(execFile);
const timeoutMs = 100_000;

const Files = v.array(v.string());
const Walks = v.object({ cachedHit: Files, uncachedArticle: Files, missToRequest: Files, signUp: Files });
type Walks = v.InferOutput<typeof Walks>;

let walks: Walks;
let text: string;

beforeAll(async () => {
  text = await readFile(path.join(root, 'docs/architecture.md'), 'utf8');
  walks = await record();
}, 120_000);

/** Runs a server in a separate process and records the files that it enters. */
async function record(): Promise<Walks> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'walks-'));
  const cms = await startCms();
  // Vike would detect a test by these variables, but this process runs the site.
  const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...env } = process.env;
  try {
    const { stdout } = await start(process.execPath, ['tests/support/recordWalks.ts'], {
      cwd: root,
      env: { ...env, CONTENT_URL: cms.url, DATA_DIR: dataDir },
      timeout: timeoutMs,
    });
    return v.parse(Walks, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch (error) {
    const isLate = error instanceof Error && 'killed' in error && error.killed === true;
    throw isLate ? new Error(`recordWalks.ts took longer than ${timeoutMs} ms`, { cause: error }) : error;
  } finally {
    await cms.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Parses a list in docs/architecture.md. Returns the named files by step, and file counts by folder. */
function listIn(heading: string) {
  const [, section = ''] = text.split(`\n### ${heading}\n`);
  const [list = ''] = section.split(/\n#+ /);
  const steps = new Map<string, string[]>();
  const folders = new Map<string, number>();
  for (const item of list.split(/\n(?=- )/).slice(1)) {
    const [, step = ''] = /^- ([^:]+):/.exec(item) ?? [];
    steps.set(step, namedFiles(item));
    for (const [, folder = '', count] of item.matchAll(/`([^`]+\/)`\s+\((\d+)\)/g))
      folders.set(folder, Number(count));
  }
  return { steps, folders, total: Number.parseInt(list, 10) };
}

/** Compares a recorded walk with a list. Returns missing, unentered and repeated files, and counts by folder. */
function compareWalk(walkedFiles: readonly string[], { steps, folders }: ReturnType<typeof listIn>) {
  const counts = new Map([...folders.keys()].map((folder) => [folder, 0]));
  const listedFiles: string[] = [];
  for (const file of walkedFiles) {
    const folder = [...folders.keys()]
      .filter((candidate) => file.startsWith(candidate))
      .toSorted((a, b) => b.length - a.length)[0];
    if (folder === undefined) listedFiles.push(file);
    else counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const writtenFiles = [...steps.values()].flat();
  return {
    missing: listedFiles.filter((file) => !writtenFiles.includes(file)),
    notEntered: writtenFiles.filter((file) => !listedFiles.includes(file)),
    twice: writtenFiles.filter((file, index) => writtenFiles.indexOf(file) !== index),
    folders: Object.fromEntries(counts),
  };
}

const asWritten = (list: ReturnType<typeof listIn>) => ({
  missing: [],
  notEntered: [],
  twice: [],
  folders: Object.fromEntries(list.folders),
});

describe('docs/architecture.md', () => {
  it.each([
    ['Files of a cached hit', 'cachedHit'],
    ['Files of an uncached article', 'uncachedArticle'],
    ['Files of a sign-up', 'signUp'],
  ] as const)('lists the %s', (heading, walk) => {
    const list = listIn(heading);
    expect(compareWalk(walks[walk], list)).toEqual(asWritten(list));
    expect(list.total).toBe(walks[walk].length);
  });

  it('lists the steps from a miss in the content cache to the HTTP request', () => {
    const { steps } = listIn('Files of an uncached article');
    const ofAnyCache = steps.get('a cache of pages or of content') ?? [];
    expect(steps.get('from the miss in the content cache to the HTTP request')?.toSorted()).toEqual(
      walks.missToRequest.filter((file) => !ofAnyCache.includes(file)),
    );
  });
});
