import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import { open } from './support/rawHttp.ts';

let site: AttackedSite;
let dataDir: string | undefined;
afterEach(async () => {
  await site.stop();
  if (dataDir !== undefined) await rm(dataDir, { recursive: true });
  dataDir = undefined;
});

/** Headers of a separate visitor: aborted posts count towards the rate limit too. */
const asForm = {
  'x-forwarded-for': '203.0.113.9',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
};

function signUp(origin: string, emailAddress: string): Promise<Response> {
  return fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: asForm,
    body: JSON.stringify({ emailAddress, name: emailAddress }),
  });
}

it('clients that hang up during a post cause no error and do not affect others', async ({ task }) => {
  site = await startAttackedSite();
  const { origin } = site;
  for (const address of ['/api/newsletter', '/api/enquiries']) {
    for (let count = 0; count < 50; count += 1) {
      const socket = await open(origin);
      socket.write(
        `POST ${address} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"emailAddress":`,
      );
      socket.resume().end();
      await new Promise((resolve) => socket.once('close', resolve));
    }
  }
  expect((await signUp(origin, 'stays@kystlink.example')).status).toBe(200);
  expect(site.site.output()).not.toMatch(/"level":[56]0/);
  task.meta.answer = '100 hung up; then 200, no error in the log';
});

it("files that the site creates are readable only by the site's user", async ({ task }) => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'private-'));
  site = await startAttackedSite({ DATA_DIR: dataDir });
  const { origin } = site;
  expect((await fetch(`${origin}/pricing`)).status).toBe(200);
  expect((await signUp(origin, 'private@kystlink.example')).status).toBe(200);
  const folder = path.join(dataDir, 'mail');
  await expect.poll(() => readdir(folder).catch(() => []), { timeout: 20_000 }).toHaveLength(1);
  await site.site.stop();
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const readablePaths: string[] = [];
  const isPublic = (folder: string) => folder.startsWith(path.join(dataDir ?? '', 'assets'));
  for (const { parentPath, name } of files) {
    const { mode } = await stat(path.join(parentPath, name));
    // Built assets are public and copied with their mode.
    if (!isPublic(parentPath) && (mode & 0o077) !== 0)
      readablePaths.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  expect(readablePaths).toEqual([]);
  task.meta.answer = `${files.length} files, none readable by others`;
});
