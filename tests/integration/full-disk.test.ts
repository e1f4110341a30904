import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSecretKey } from '#server/database/secretKey.ts';
import { createFormSeal } from '#server/enquiries/formSeal.ts';
import { createSealer } from '#server/lib/sealed.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { photograph, startStandInHost } from '#tests/support/standInHost.ts';

const uploads = '/wp-content/uploads/2026/10';
const folder = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
const canMount = mountSmallDisk();

/** Mounts an in-memory disk of a few megabytes. Returns whether that worked: it requires root. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills all remaining space. */
function fill(): void {
  const file = openSync(path.join(folder, 'filler'), 'a');
  try {
    for (let size = 256 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) if (writeSync(file, Buffer.alloc(size)) < size) break;
      } catch {
        // Continues, because smaller chunks may still fit.
      }
    }
  } finally {
    closeSync(file);
  }
}

let host: Awaited<ReturnType<typeof startStandInHost>>;
beforeAll(async () => {
  const [first, second] = [await photograph(600, 400), await photograph(640, 400)];
  host = await startStandInHost({
    [`${uploads}/kept.jpg`]: { body: first },
    [`${uploads}/new.jpg`]: { body: second },
  });
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await host.close();
  if (canMount) execFileSync('umount', [folder]);
  await rm(folder, { recursive: true });
});

type Site = Awaited<ReturnType<typeof startBareSite>>;
const sites: Site[] = [];
async function start(): Promise<Site> {
  const site = await startBareSite(host.origin, { DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' });
  sites.push(site);
  return site;
}
async function stop(site: Site): Promise<void> {
  sites.splice(sites.indexOf(site), 1);
  await site.stop();
}
let visitors = 0;
const signUp = async (site: Site) => {
  visitors += 1;
  const visitor = { 'x-forwarded-for': `198.51.100.${visitors}` };
  const emailAddress = `a${visitors}@example.com`;
  return (await postJson(`${site.origin}/api/newsletter`, { emailAddress }, visitor)).status;
};
/** Sends a form with a file that does not fit on the disk. Returns the status and the remaining files. */
const sendFile = async (site: Site) => {
  const secretKey = await readSecretKey({ given: undefined, dataDir: folder, mayMake: false });
  const field = { name: 'plan', label: 'Plan', type: 'file' as const, isRequired: true, choices: [] };
  const form = createFormSeal(createSealer(secretKey, 'form'), Date.now).seal({ name: '', fields: [field] });
  const body = new FormData();
  body.set('body', JSON.stringify({ kind: 'form', form, fields: {} }));
  body.set('plan', new Blob(['%PDF-', new Uint8Array(1_000_000)]), 'plan.pdf');
  const headers = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${site.origin}/api/enquiries`, { method: 'POST', headers, body });
  await response.text();
  return [response.status, await readdir(path.join(folder, 'uploads')).catch(() => [])];
};
const fetchImage = async (site: Site, name: string) => {
  const response = await site.get(`/_ipx/w_400,q_75,f_webp/cms${uploads}/${name}.jpg`);
  await response.arrayBuffer();
  return response.status;
};

it.skipIf(!canMount)(
  'a full disk: pages and images are served, forms respond with 503 until there is space, and the site can start (needs root)',
  async () => {
    let site = await start();
    expect([await fetchImage(site, 'kept'), await signUp(site)]).toEqual([200, 200]);
    fill();
    const whileFull = async () => ({
      live: (await site.get('/livez')).status,
      pictures: [await fetchImage(site, 'kept'), await fetchImage(site, 'new')],
      form: await signUp(site),
      file: await sendFile(site),
      ready: await (await site.get('/readyz')).json(),
    });
    const expected = {
      live: 200,
      pictures: [200, 200],
      form: 503,
      file: [503, []],
      ready: {
        failing: expect.arrayContaining(['database']),
        reasons: { database: 'The disk of DATA_DIR is full. Free some space.' },
        warnings: expect.arrayContaining(['the disk of DATA_DIR is almost full']),
      },
    };
    expect(await whileFull()).toMatchObject(expected);
    const fetchCount = host.requestedPaths.filter((address) => address.endsWith('new.jpg')).length;
    expect(await fetchImage(site, 'new')).toBe(200);
    expect(host.requestedPaths.filter((address) => address.endsWith('new.jpg'))).toHaveLength(fetchCount);

    await stop(site);
    // Fills the disk again, because closing the database has merged its write-ahead log and freed some space.
    fill();
    site = await start();
    expect(await whileFull()).toMatchObject(expected);

    await rm(path.join(folder, 'filler'));
    await expect
      .poll(async () => (await site.get('/readyz')).json())
      .not.toMatchObject({ failing: expect.arrayContaining(['database']) });
    expect([await fetchImage(site, 'new'), await signUp(site)]).toEqual([200, 200]);
    await stop(site);
  },
);
