import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileLedger } from '#server/forms/uploads/fileLedger.ts';
import { createUploadSweep } from '#server/forms/uploads/uploadSweep.ts';
import { createLogger } from '#server/logger.ts';
import { open as connect } from '#tests/attacks/support/rawHttp.ts';
import { bundleScripts } from '#tests/support/bundleScript.ts';
import type { ServerParts } from '#tests/support/enquiryServer.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const rounds = isFull ? 30 : 3;
const postsARound = 24;
const concurrency = 8;
const script = 'tests/support/enquiryServer.ts';
const bundleOf = bundleScripts(script);
const boundary = 'the-boundary';

describe.each(testDatabases)('kill -9 during uploads, on $name', { timeout: 600_000 }, ({ open }) => {
  let database: TestDatabase;
  let folder: string;
  let runningSite: ChildProcess | undefined;
  const halves: Socket[] = [];

  beforeEach(async () => {
    database = await open();
    folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  });
  afterEach(async () => {
    runningSite?.kill('SIGKILL');
    for (const socket of halves) socket.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('loses no file of an accepted enquiry, and leaves no other files', async () => {
    /** Contents of the files whose enquiries got the status 200. */
    const acceptedNames: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { child, endpoint, form } = await start();
      const exit = once(child, 'exit');
      await startUpload(endpoint, form);
      const killAfter = Math.ceil((postsARound * (round + 0.5)) / rounds);
      let responseCount = 0;
      let postCount = 0;
      const send = async () => {
        while (postCount < postsARound) {
          const content = contentOf(round, (postCount += 1));
          const response = await post(endpoint, form, content).catch(() => undefined);
          if (response?.status === 200) acceptedNames.push(content);
          responseCount += 1;
          if (responseCount === killAfter) child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: concurrency }, send));
      expect(await exit).toEqual([null, 'SIGKILL']);
    }
    expect(acceptedNames.length).toBeGreaterThan(rounds);
    expect((await filesInFolder()).filter((name) => name.endsWith('.part')).length).toBeGreaterThan(0);

    await runSweep();
    const files = await database.query.selectFrom('enquiry_file').select(['id', 'enquiry_id']).execute();
    const enquiries = await database.query.selectFrom('enquiry').select('id').execute();
    expect((await filesInFolder()).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
    expect(enquiries.map(({ id }) => id).toSorted()).toEqual(
      files.map(({ enquiry_id: id }) => id).toSorted(),
    );
    const storedContents = await Promise.all(files.map(({ id }) => readFile(path.join(folder, id), 'utf8')));
    expect(acceptedNames.filter((content) => !storedContents.includes(content))).toEqual([]);
  });

  async function start() {
    const serverParts: ServerParts = {
      databaseUrl: database.url,
      dataDir: database.dataDir,
      secretKey: database.secretKey,
      folder,
    };
    const child = spawn(process.execPath, [await bundleOf(script)], {
      env: { ENQUIRY_SERVER: JSON.stringify(serverParts) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    runningSite = child;
    const [line] = await once(child.stdout, 'data');
    const { endpoint, form }: { endpoint: string; form: string } = JSON.parse(String(line));
    return { child, endpoint, form };
  }

  /** Returns all files except the trash and the marker file. */
  async function filesInFolder() {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  }

  /** Cleans up as the next process does an hour later. */
  async function runSweep() {
    const { query } = database;
    const ledger = createFileLedger({ query, now: () => Date.now() + 60 * 60_000 });
    await createUploadSweep({ folder, ledger, query, logger: createLogger('silent') }).sweep();
  }

  /** Sends half of a file, so that the upload is incomplete when the process is killed. */
  async function startUpload(endpoint: string, form: string) {
    const { host, origin } = new URL(endpoint);
    const socket = await connect(origin);
    halves.push(socket);
    const filesBefore = new Set(await readdir(folder));
    socket.write(
      `POST /api/enquiries HTTP/1.1\r\nhost: ${host}\r\nsec-fetch-site: same-origin\r\naccept: application/json\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 50000\r\n\r\n` +
        `--${boundary}\r\ncontent-disposition: form-data; name="body"\r\n\r\n` +
        `${JSON.stringify({ kind: 'form', form, locale: 'en', fields: {} })}\r\n` +
        `--${boundary}\r\ncontent-disposition: form-data; name="drawing"; filename="half.pdf"\r\n\r\n%PDF-1.7 half`,
    );
    await expect
      .poll(async () => (await readdir(folder)).some((name) => !filesBefore.has(name)), { timeout: 10_000 })
      .toBe(true);
  }
});

const contentOf = (round: number, number: number) => `%PDF-1.7 ${round} ${number} ${'x'.repeat(60_000)}`;

function post(endpoint: string, form: string, content: string): Promise<Response> {
  const data = new FormData();
  data.set('body', JSON.stringify({ kind: 'form', form, locale: 'en', fields: {} }));
  data.append('drawing', new Blob([content]), 'plan.pdf');
  const [, round = '', number = ''] = content.split(' ');
  const headers = {
    accept: 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `2001:db8:${round}:${number}00::1`,
  };
  return fetch(endpoint, { method: 'POST', headers, body: data });
}
