import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCms } from '#cms/server.ts';
import { expect, test } from '@playwright/test';
import { runSite } from '../support/runSite.ts';

const root = path.resolve(import.meta.dirname, '../..');

function start(
  env: Record<string, string>,
  script = 'start',
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', [`scripts/${script}.mjs`], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'error', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', (code) => resolve({ code, output }));
  });
}

test('start serves embedded content, reports this in one line, and stops cleanly on SIGTERM', async ({
  request,
}) => {
  const site = await runSite({});
  expect(site.output()).toMatch(/^No content backend is configured; using the embedded one at \S+$/m);
  expect((await request.get(`${site.url}/livez`)).status()).toBe(200);
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(200);

  await test.step('reports a port that is in use in one clear sentence, and exits with code 1', async () => {
    const { port } = new URL(site.url);
    const { code, output } = await start({ PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is already in use.`);
  });

  expect(await site.stop()).toBe(0);
});

test('start runs the server in a separate process, with the memory settings of a service and without Vite', async () => {
  const site = await runSite({}, 'start', undefined, undefined, []);
  const { processId } = site;
  const read = (file: string) => readFile(file, 'utf8');
  const childIds = (await read(`/proc/${processId}/task/${processId}/children`)).trim();
  const settings = (await read(`/proc/${childIds}/environ`)).split('\0');
  expect(settings).toContain('MALLOC_ARENA_MAX=2');
  expect(await read(`/proc/${childIds}/cmdline`)).toContain('--max-old-space-size=256');
  // Rolldown, Vite's bundler, is native code, so it would be mapped into the process.
  expect(await read(`/proc/${childIds}/maps`)).not.toContain('rolldown');
  expect(await site.stop()).toBe(0);
});

test('start lists all configuration errors and exits with code 1', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wrong-start-'));
  const rulesFile = path.join(folder, 'rules.json');
  await writeFile(path.join(folder, 'secret-key'), '');
  await writeFile(
    rulesFile,
    JSON.stringify([
      { from: '/a', to: 'javascript:alert(1)' },
      { from: 'b', to: '//evil.example' },
    ]),
  );
  const [variables, key, rules] = await Promise.all([
    start({ PORT: 'eighty', SITE_URL: 'example', SITE_INDEXABLE: 'maybe' }),
    start({ DATA_DIR: folder, PORT: '0' }),
    start({ ROUTE_RULES: rulesFile, PORT: '0' }),
  ]);

  await test.step('names every invalid variable and the expected value', () => {
    expect(variables.code).toBe(1);
    expect(variables.output).toContain('PORT: expected a port number from 0 to 65535, such as 3000');
    expect(variables.output).toContain(
      'SITE_URL: expected an http or https URL, such as https://www.example.com',
    );
    expect(variables.output).toContain('SITE_INDEXABLE: expected true or false');
  });
  await test.step('reports a truncated key in one clear sentence', () => {
    expect(key.code).toBe(1);
    expect(key.output).toMatch(/^The file \S+secret-key does not contain a complete key: it is empty\..*$/m);
    expect(key.output).not.toMatch(/^\s+at /m);
  });
  await test.step('rejects invalid rules, naming each', () => {
    expect(rules.code).toBe(1);
    expect(rules.output).toMatch(/rule 1, to[^]*rule 2, from[^]*rule 2, to/);
  });
  await rm(folder, { recursive: true });
});

test('serve requires a content backend, and stops cleanly on SIGTERM', async ({ request }) => {
  const { code, output } = await start({}, 'serve');
  expect(code).toBe(1);
  expect(output).toContain('CONTENT_GRAPHQL_URL: required');

  const cms = await startCms();
  const content = { CONTENT_GRAPHQL_URL: `${cms.url}/graphql`, CONTENT_REST_URL: cms.url };
  const site = await runSite(content, 'serve');
  expect((await request.get(`${site.url}/pricing`)).status()).toBe(200);
  expect(await site.stop()).toBe(0);
  await cms.stop();
});

test('a restart during an outage serves the stored copies', async ({ request }) => {
  const cms = await startCms();
  const content = {
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    DATA_DIR: path.join(root, '.cache/restart-data'),
  };
  const siteBefore = await runSite(content);
  await request.get(`${siteBefore.url}/da/priser`);
  await siteBefore.stop();
  await cms.stop();
  const after = await runSite(content);
  const response = await request.get(`${after.url}/da/priser`);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-status']).toContain('fwd=miss');
  await after.stop();
});

test('while the database is unavailable, pages are served and features that need it respond with 503', async ({
  request,
}) => {
  const site = await runSite({
    DATABASE_URL: 'postgres://root@127.0.0.1:1/site',
    SECRET_KEY: 'a secret of at least thirty-two characters',
  });
  for (const path of ['/', '/da', '/blog']) {
    expect((await request.get(site.url + path)).status()).toBe(200);
  }
  const confirm = await request.get(`${site.url}/da/newsletter/confirm?token=a`);
  expect(confirm.status()).toBe(503);
  expect(confirm.headers()['retry-after']).toBeDefined();
  expect(await confirm.text()).toContain('lang="da"');
  const readyResponse = await request.get(`${site.url}/readyz`);
  expect([readyResponse.status(), await readyResponse.json()]).toEqual([
    503,
    expect.objectContaining({ reasons: { database: 'The database is not responding.' } }),
  ]);
  expect(await site.stop()).toBe(0);
});
