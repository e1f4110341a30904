import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, createServer, type ViteDevServer } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { overridePlugin } from './overridePlugin.ts';

let root = '';
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'overrides-')));
  await write('package.json', JSON.stringify({ type: 'module', imports: manifest.imports }));
  await write('entry.ts', "export { page } from '#components/site/page.ts';\n");
  await write(
    'components/site/page.ts',
    "import { title } from './title.ts';\nimport { mark } from '#components/ui/mark.ts';\nexport const page = [title, mark].join(', ');\n",
  );
  await write('components/site/title.ts', "export const title = 'platform title';\n");
  await write('components/ui/mark.ts', "export const mark = 'platform mark';\n");
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

async function built(entry = 'entry.ts'): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [overridePlugin(root)],
    build: { write: false, lib: { entry: path.join(root, entry), formats: ['es'] } },
  });
  return JSON.stringify(output);
}

const titleOverride = "export const title = 'company title';\n";
const wrappedMark =
  "import { mark as original } from '#original/ui/mark.ts';\nexport const mark = `framed ${original}`;\n";

describe('overridePlugin in a build', () => {
  it('replaces a file that is imported by a relative path or by #components/', async () => {
    await write('brand/components/site/title.ts', titleOverride);
    await write('brand/components/ui/mark.ts', "export const mark = 'company mark';\n");
    const code = await built();
    expect(code).toContain('company title');
    expect(code).toContain('company mark');
    expect(code).not.toContain('platform');
  });

  it('resolves #original/ in an override to its original', async () => {
    await write('brand/components/ui/mark.ts', wrappedMark);
    const code = await built();
    expect(code).toContain('framed ');
    expect(code).toContain('platform mark');
  });

  it('replaces the imports of an original, even if its override imports that original', async () => {
    await write('brand/components/site/page.ts', "export { page } from '#original/site/page.ts';\n");
    await write('brand/components/site/title.ts', titleOverride);
    const code = await built();
    expect(code).toContain('company title');
    expect(code).not.toContain('platform title');
  });

  it('replaces an entry point', async () => {
    await write('brand/components/site/title.ts', titleOverride);
    expect(await built('components/site/title.ts')).toContain('company title');
  });

  it('keeps the platform’s files if there are no overrides', async () => {
    await write('brand/components/site/map.ts', 'export const map = 1;\n');
    expect(await built()).toContain('platform title');
  });
});

describe('overridePlugin in the development server', () => {
  let server: ViteDevServer;
  beforeEach(async () => {
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [overridePlugin(root)],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
  });
  afterEach(() => server.close());

  const page = async () => (await server.ssrLoadModule('/entry.ts'))['page'];

  it('replaces a file, and resolves #original/ in its override', async () => {
    await write('brand/components/ui/mark.ts', wrappedMark);
    expect(await page()).toBe('platform title, framed platform mark');
    const client = server.environments.client;
    const override = await client.transformRequest('/components/site/page.ts');
    expect(override?.code).toContain('"/brand/components/ui/mark.ts"');
    const original = await client.transformRequest('/components/ui/mark.ts');
    expect(original?.code).toContain('platform mark');
  });

  it('notices added and removed overrides', async () => {
    expect(await page()).toBe('platform title, platform mark');
    await write('brand/components/site/title.ts', titleOverride);
    await expect.poll(page).toBe('company title, platform mark');
    await rm(path.join(root, 'brand/components/site/title.ts'));
    await expect.poll(page).toBe('platform title, platform mark');
  });
});
