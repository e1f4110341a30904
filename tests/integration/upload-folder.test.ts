import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteFile } from '#server/database/openDatabase.ts';
import { createFormSeal } from '#server/enquiries/formSeal.ts';
import { createSealer } from '#server/lib/sealed.ts';
import { sign } from '#server/lib/signature.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const noContent = 'http://127.0.0.1:9';
const ownerSecret = 'o'.repeat(32);
const secretKey = 'a key of the tests, of 32 letters';
const field = { name: 'plan', label: 'Plan', type: 'file' as const, isRequired: true, choices: [] };
const form = () =>
  createFormSeal(createSealer(secretKey, 'form'), Date.now).seal({ name: '', fields: [field] });

let root: string;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'upload-folder-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  await rm(root, { recursive: true, force: true });
});

const inRoot = (...names: string[]) => path.join(root, ...names);
/** Returns the visible files of a folder, without the trash and the marker file. */
const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
};

type Settings = { database?: string | undefined; dataDir?: string; folder?: string };

/** Starts the whole site and waits for its first cleanup. */
async function start({ database, dataDir = inRoot('data'), folder = inRoot('files') }: Settings = {}) {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ base: null, level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const env = {
    DATA_DIR: dataDir,
    UPLOAD_DIR: folder,
    SECRET_KEY: secretKey,
    OWNER_SECRET: ownerSecret,
    TRUSTED_PROXIES: '127.0.0.1',
    ...(database && { DATABASE_URL: database }),
  };
  const site = await startBareSite(noContent, env, logger);
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await site.stop();
    isStopped = true;
  };
  stops.push(stop);
  await expect.poll(() => lines.some(({ msg }) => msg === 'upload folder cleaned up')).toBe(true);
  const post = (request: object) => {
    const body = JSON.stringify(request);
    const signature = sign(ownerSecret, Math.floor(Date.now() / 1000), body);
    return postJson(`${site.origin}/api/owner/enquiries`, body, { 'x-signature': signature });
  };
  return {
    lines,
    ask: post,
    stop,
    async send(content: string) {
      const body = new FormData();
      body.set('body', JSON.stringify({ kind: 'form', form: form(), fields: {} }));
      body.set('plan', new Blob([`%PDF- ${content}`]), 'plan.pdf');
      const headers = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };
      return (await fetch(`${site.origin}/api/enquiries`, { method: 'POST', headers, body })).status;
    },
    /** Downloads every file of every enquiry as the owner does, and returns the statuses. */
    async downloads() {
      const { enquiries } = await (await post({ do: 'list', page: 1 })).json();
      const statuses: number[] = [];
      for (const { id } of enquiries) {
        const { enquiry } = await (await post({ do: 'read', id })).json();
        for (const file of enquiry.files) {
          const response = await post({ do: 'file', id, file: file.id });
          await response.arrayBuffer();
          statuses.push(response.status);
        }
      }
      return statuses;
    },
    async warnings(): Promise<string[]> {
      const { warnings } = await (await fetch(`${site.origin}/readyz`)).json();
      return warnings.filter((warning: string) => warning.includes('UPLOAD_DIR'));
    },
  };
}

/** Makes all files an hour older. */
async function age(folder = inRoot('files')) {
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const name of await filesIn(folder)) await utimes(path.join(folder, name), anHourAgo, anHourAgo);
}

const openDatabases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of openDatabases.splice(0)) await database.drop();
});
async function openAnother(kind: (typeof testDatabases)[number]) {
  const database = await kind.open();
  openDatabases.push(database);
  await database.query.deleteFrom('secret').where('name', '=', 'upload-folder').execute();
  return database.url === undefined ? { dataDir: database.dataDir } : { database: database.url };
}

describe("the upload folder keeps visitors' files", () => {
  it.each(testDatabases)(
    'when the site starts with a different database and then again with its own, on $name',
    async (kind) => {
      const first = await start();
      expect(await first.send('a')).toBe(200);
      await first.stop();
      await age();
      const files = await filesIn(inRoot('files'));

      const otherSite = await start(await openAnother(kind));
      expect(await otherSite.warnings()).toEqual([expect.stringContaining('another database')]);
      expect(await otherSite.send('b')).toBe(200);
      expect(await otherSite.downloads()).toEqual([200]);
      await otherSite.stop();
      await age();
      expect(await filesIn(inRoot('files'))).toEqual(expect.arrayContaining(files));

      const restartedSite = await start();
      expect(await restartedSite.downloads()).toEqual([200]);
      expect(await restartedSite.warnings()).toEqual([]);
    },
  );

  it('after a restore of an older backup, and reports the number of unreferenced files', async () => {
    const first = await start();
    expect(await first.send('kept')).toBe(200);
    await first.stop();
    const dump = await readFile(inRoot('data', sqliteFile));
    const second = await start();
    for (const content of ['a', 'b', 'c', 'd', 'e']) expect(await second.send(content)).toBe(200);
    await writeFile(inRoot('files', randomUUID()), 'f');
    await second.stop();
    await age();
    const files = await filesIn(inRoot('files'));
    for (const name of await readdir(inRoot('data')))
      if (name.startsWith(sqliteFile)) await rm(inRoot('data', name));
    await writeFile(inRoot('data', sqliteFile), dump);

    const restoredSite = await start();
    expect(await filesIn(inRoot('files'))).toEqual(files);
    expect(await restoredSite.warnings()).toEqual([expect.stringMatching(/6 files/)]);
    expect(restoredSite.lines).toContainEqual(expect.objectContaining({ level: 40, unknown: 6 }));
  });

  it('if two sites share one folder', async () => {
    const first = await start({ dataDir: inRoot('one') });
    expect(await first.send('a')).toBe(200);
    await age();
    const second = await start({ dataDir: inRoot('two') });
    expect(await second.send('b')).toBe(200);
    await age();
    await first.stop();
    await second.stop();
    const bothSites = [await start({ dataDir: inRoot('one') }), await start({ dataDir: inRoot('two') })];
    for (const site of bothSites) expect(await site.downloads()).toEqual([200]);
  });

  it('and unrelated files, whatever their names', async () => {
    const id = randomUUID();
    const names = ['contract.pdf', 'photo.part', id, `${id}.part`, `${randomUUID()}.pdf`].toSorted();
    await mkdir(inRoot('files'));
    for (const name of names) await writeFile(inRoot('files', name), 'theirs');
    await age();
    const site = await start();
    expect(await site.warnings()).toEqual([expect.stringMatching(/5 files/)]);
    expect(await site.send('a')).toBe(200);
    await site.stop();
    await age();
    await start();
    expect(await filesIn(inRoot('files'))).toEqual(expect.arrayContaining(names));
  });

  it('until their enquiry is erased, also by an instance with a different folder', async () => {
    const first = await start();
    expect(await first.send('a')).toBe(200);
    const { enquiries } = await (await first.ask({ do: 'list', page: 1 })).json();
    await first.stop();
    // Simulates that the folder is not mounted when the owner erases the enquiry.
    const siteWithEmptyFolder = await start({ folder: inRoot('empty') });
    expect(await siteWithEmptyFolder.warnings()).toEqual([expect.stringContaining('is not the folder')]);
    expect((await siteWithEmptyFolder.ask({ do: 'erase', ids: [enquiries[0].id] })).status).toBe(200);
    await siteWithEmptyFolder.stop();
    expect(await filesIn(inRoot('files'))).toHaveLength(1);
    await start();
    await expect.poll(() => filesIn(inRoot('files'))).toEqual([]);
    expect(await readdir(inRoot('files'), { recursive: true })).toEqual([expect.stringMatching(/^\./)]);
  });

  it('for a new database if the marker file is empty', async () => {
    const first = await start({ dataDir: inRoot('one') });
    expect(await first.send('a')).toBe(200);
    await first.warnings();
    await first.stop();
    await rm(inRoot('files', (await filesIn(inRoot('files')))[0] ?? ''));
    await writeFile(inRoot('files', '.upload-folder'), '');
    const second = await start({ dataDir: inRoot('two') });
    expect(await second.warnings()).toEqual([]);
  });
});

const postgresDatabases = testDatabases.filter(({ name }) => name === 'PostgreSQL');
if (postgresDatabases.length === 0) it.skip('two instances of one site (needs TEST_DATABASE_URL)');

describe.each(postgresDatabases)('two instances on one $name', (kind) => {
  it("download and erase each other's files from one folder", async () => {
    const shared = await openAnother(kind);
    const [a, b] = [
      await start({ ...shared, dataDir: inRoot('a') }),
      await start({ ...shared, dataDir: inRoot('b') }),
    ];
    expect([await a.send('a'), await b.send('b')]).toEqual([200, 200]);
    expect([await a.downloads(), await b.downloads()]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    expect([await a.warnings(), await b.warnings()]).toEqual([[], []]);
    const { enquiries } = await (await a.ask({ do: 'list', page: 1 })).json();
    for (const { id } of enquiries) expect((await b.ask({ do: 'erase', ids: [id] })).status).toBe(200);
    expect(await filesIn(inRoot('files'))).toEqual([]);
  });

  it('report that they use different folders', async () => {
    const shared = await openAnother(kind);
    const a = await start({ ...shared, dataDir: inRoot('a'), folder: inRoot('files a') });
    expect(await a.send('a')).toBe(200);
    expect(await a.warnings()).toEqual([]);
    const b = await start({ ...shared, dataDir: inRoot('b'), folder: inRoot('files b') });
    expect(await b.warnings()).toEqual([expect.stringContaining('is not the folder')]);
  });
});
