import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sign } from '#server/lib/signature.ts';
import { bundleScripts } from '#tests/support/bundleScript.ts';
import type { ServerParts } from '#tests/support/enquiryServer.ts';
import { firstUnlessFull } from '#tests/support/fullSuite.ts';
import { wordPressSecret } from '#tests/support/newsletterSite.ts';
import { databaseEnv } from '#tests/support/ownerCommand.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

/** Heap sizes in MB: the limit of `deploy/site.service` for the promised volume, less for a smaller sample. */
const sizes = firstUnlessFull([
  { heap: 64, ordinary: 1_000, longest: 400 },
  { heap: 256, ordinary: 100_000, longest: 300 },
  { heap: 256, ordinary: 0, longest: 3_000 },
]);
const server = 'tests/support/enquiryServer.ts';
const bundleOf = bundleScripts(server, 'scripts/enquiries.ts', 'scripts/newsletter.ts');

describe.each(testDatabases)('exports on $name', { timeout: 900_000 }, ({ open }) => {
  let database: TestDatabase;
  let runningSite: ChildProcess | undefined;

  beforeEach(async () => {
    database = await open();
  });
  afterEach(async () => {
    runningSite?.kill('SIGKILL');
    await database.drop();
  });

  describe.each(sizes)('of $ordinary enquiries and $longest of 100 kB', ({ heap, ordinary, longest }) => {
    const flags = [`--max-old-space-size=${heap}`];

    beforeEach(async () => {
      await store(ordinary, JSON.stringify([{ name: 'text', value: `Hello – ${'word '.repeat(150)}` }]));
      const fields = Array.from({ length: 20 }, (_, field) => ({
        name: `f${field}`,
        value: '語'.repeat(5_000),
      }));
      await store(longest, JSON.stringify(fields));
    }, 600_000);

    async function store(count: number, fields: string): Promise<void> {
      for (let start = 0; start < count; start += 200)
        await database.query
          .insertInto('enquiry')
          .values(
            Array.from({ length: Math.min(200, count - start) }, (_, index) => ({
              id: randomUUID(),
              kind: 'contact' as const,
              locale: 'en',
              page: '/contact',
              email_address: 'ada@example.com',
              fields,
              ip_prefix: null,
              fingerprint: null,
              campaign: null,
              done_at: null,
              answered_at: null,
              answer_id: null,
              created_at: start + index,
            })),
          )
          .execute();
    }

    it('stream completely to WordPress within the heap limit, while the site serves other requests', async () => {
      const serverParts: ServerParts = {
        databaseUrl: database.url,
        dataDir: database.dataDir,
        secretKey: database.secretKey,
        folder: database.dataDir,
      };
      runningSite = spawn(process.execPath, [...flags, await bundleOf(server)], {
        env: { ...process.env, ENQUIRY_SERVER: JSON.stringify(serverParts) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(
        createInterface({ input: runningSite.stdout ?? process.stdin }),
        'line',
      )) as [string];
      const { endpoint } = JSON.parse(line) as { endpoint: string };
      const post = (request: object) => {
        const body = JSON.stringify(request);
        return fetch(new URL('/api/owner/enquiries', endpoint), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-signature': sign(wordPressSecret, Math.floor(Date.now() / 1000), body),
          },
          body,
        });
      };
      let isFinished = false;
      let responseCount = 0;
      const visitor = (async () => {
        while (!isFinished) {
          await (await fetch(endpoint, { headers: { connection: 'close' } })).text();
          if (!isFinished) responseCount += 1;
        }
      })();
      const table = await post({ do: 'export' });
      const { rows, bytes } = await readTable(table.body ?? new ReadableStream());
      isFinished = true;
      await visitor;
      expect(rows).toBe(ordinary + longest);
      expect(bytes).toBeGreaterThan(longest * 300_000);
      // At least one response per 50 MB proves that requests do not wait for the end of the export.
      expect(responseCount).toBeGreaterThan(bytes / 50_000_000);
      const list = (await (await post({ do: 'list', page: 1, search: 'hello' })).json()) as { total: number };
      expect(list.total).toBe(ordinary);
    });

    it.each(['', '--json'])(
      'stream from the command completely within the heap: export %s',
      async (option) => {
        const script = await bundleOf('scripts/enquiries.ts');
        runningSite = spawn(
          process.execPath,
          [...flags, script, 'export', ...(option === '' ? [] : [option])],
          {
            env: { ...process.env, ...databaseEnv(database) },
            stdio: ['ignore', 'pipe', 'inherit'],
          },
        );
        const exit = once(runningSite, 'exit');
        const { rows, ids } = await readTable(runningSite.stdout ?? new ReadableStream());
        expect(await exit).toEqual([0, null]);
        expect(option === '' ? rows : ids).toBe(ordinary + longest);
      },
    );
  });
});

/** Counts the rows and ids of a stream. A CSV row starts with a time or an id, and JSON has ids as keys. */
async function readTable(stream: AsyncIterable<Uint8Array | string>) {
  let rows = 0;
  let ids = 0;
  let bytes = 0;
  let partialLine = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    bytes += chunk.length;
    const text = partialLine + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
    const end = text.lastIndexOf('\n') + 1;
    partialLine = text.slice(end);
    rows += text.slice(0, end).match(/^(\d{4}-\d\d-\d\dT[^,]+Z|[\da-f]{8}-[\da-f-]{27}),/gm)?.length ?? 0;
    ids += text.slice(0, end).match(/^ +"id": "/gm)?.length ?? 0;
  }
  return { rows, ids, bytes };
}
