import { execFileSync } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const intruders: string[] = [];

afterEach(async () => {
  for (const file of intruders.splice(0)) await rm(path.join(root, file), { force: true });
});

function violations(folder: string): string {
  try {
    execFileSync('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', folder], {
      cwd: root,
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

async function intrude(file: string, text: string): Promise<void> {
  intruders.push(file);
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

describe('the directions of imports', () => {
  it.each([
    [
      'components-stay-in-the-browser',
      'components/ui/intruder.ts',
      "export { readConfig } from '#server/config/config.ts';\n",
    ],
    [
      'server-does-not-draw',
      'server/middleware/intruder.ts',
      "export { titleFromPath } from '#renderer/head/titleFromPath.ts';\n",
    ],
    [
      'features-are-strangers',
      'server/features/health/intruder.ts',
      "export { createSiteLinks } from '../content/links.ts';\n",
    ],
    ['leaves', 'locales/intruder.ts', "export { createLogger } from '#server/logger.ts';\n"],
  ])(
    'are held by the rule %s',
    async (rule, file, text) => {
      await intrude(file, text);
      expect(violations(path.dirname(file))).toContain(rule);
    },
    30_000,
  );
});

it('names the demonstration company in its content only, so that another owner’s site never does', async () => {
  const named: string[] = [];
  for await (const file of glob(
    '{components,locales,pages,renderer,schema,server,theme}/**/*.{ts,tsx,po,graphql}',
    {
      cwd: root,
      exclude: ['**/*.test.*', '**/__generated__'],
    },
  )) {
    const text = await readFile(path.join(root, file), 'utf8');
    if (/kystlink|pejlekajen|tide table|tidevandstabel|gezeitentafel/i.test(text)) named.push(file);
  }
  expect(named).toEqual([]);
});

describe('the texts about the project', () => {
  it('have a README that a newcomer reads in one sitting', async () => {
    const lines = (await readFile(path.join(root, 'README.md'), 'utf8')).split('\n').length;
    expect(lines).toBeLessThanOrEqual(100);
  });

  it('name no script that does not exist', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const file of ['README.md', 'CONTRIBUTING.md']) {
      const text = await readFile(path.join(root, file), 'utf8');
      for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g))
        expect(scripts, `${file}: npm run ${name}`).toHaveProperty(name);
    }
  });

  it('keep the lockfile free of registry addresses', async () => {
    expect(await readFile(path.join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
  });
});
