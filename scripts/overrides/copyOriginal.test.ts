import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyOriginal } from './copyOriginal.ts';
import { acceptOriginal, listOverrides } from './outdated.ts';

const run = promisify(execFile);
const original = 'components/sections/Faq/Faq.tsx';
const copy = 'brand/components/sections/Faq/Faq.tsx';
const code = `import { graphql } from 'react-relay';
import { Rows } from './Rows.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import type { Faq_section$key } from './__generated__/Faq_section.graphql.ts';
import type { Rows_rows$key } from './__generated__/Rows_rows.graphql.ts';
import './faq.css';

export const load = () => import('./startFaq.ts');
export const fragment = graphql\`
  fragment Faq_section on Faq {
    ...Rows_rows
  }
\`;
`;

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overrides-'));
  await write(original, code);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const git = (...args: string[]) =>
  run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root });

async function commitAll(): Promise<void> {
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'A version');
}

describe('copyOriginal', () => {
  it('rewrites imports to start at the root, except for the artifacts of the file’s own fragments', async () => {
    expect(await copyOriginal(root, original)).toBe(copy);
    const imports = [...(await read(copy)).matchAll(/(?:from |import |import\()["']([^"']+)["']/g)].map(
      ([, specifier]) => specifier,
    );
    expect(imports).toEqual([
      'react-relay',
      '#components/sections/Faq/Rows.tsx',
      '#components/ui/Heading.tsx',
      './__generated__/Faq_section.graphql.ts',
      '#components/sections/Faq/__generated__/Rows_rows.graphql.ts',
      '#components/sections/Faq/faq.css',
      '#components/sections/Faq/startFaq.ts',
    ]);
  });

  it('records the git blob of the original in the first line', async () => {
    await commitAll();
    const { stdout } = await git('rev-parse', `HEAD:${original}`);
    await copyOriginal(root, original);
    expect((await read(copy)).split('\n')[0]).toBe(`// Overrides ${original}, version ${stdout.trim()}.`);
  });

  it.each([
    ['components/sections/Faq/Fax.tsx', 'components/sections/Faq/Fax.tsx does not exist.'],
    ['renderer/+Wrapper.tsx', 'renderer/+Wrapper.tsx is not in components/.'],
    ['components/../server/main.ts', 'components/../server/main.ts is not in components/.'],
    ['components/sections/Faq/Faq.test.tsx', 'it is a test.'],
    ['components/sections/Faq/Faq.fields.ts', 'fields and samples belong to the content model'],
    ['components/sections/generated/kinds.ts', 'it is generated.'],
    ['components/docs/viewer.css', 'only TypeScript files can be overridden.'],
  ])('rejects %s', async (file, reason) => {
    await expect(copyOriginal(root, file)).rejects.toThrow(reason);
  });

  it('rejects a file that is already overridden', async () => {
    await copyOriginal(root, original);
    await expect(copyOriginal(root, original)).rejects.toThrow(
      `${original} is already overridden by ${copy}. Edit that file.`,
    );
  });
});

describe('listOverrides', () => {
  it('shows how an original changed since it was copied, until the change is accepted', async () => {
    await commitAll();
    await copyOriginal(root, original);
    expect(await listOverrides(root)).toBe(`${copy}: up to date.\n`);

    await write(original, code.replace('...Rows_rows', 'title'));
    const list = await listOverrides(root);
    expect(list).toContain(`${copy}: outdated. Its original changed:\n`);
    expect(list).toMatch(/^-\s+\.\.\.Rows_rows$/m);
    expect(list).toMatch(/^\+\s+title$/m);

    expect(await acceptOriginal(root, original)).toBe(copy);
    expect(await listOverrides(root)).toBe(`${copy}: up to date.\n`);
  });

  it('names overrides whose original is gone, whose version is unknown or whose version is not in git', async () => {
    await copyOriginal(root, original);
    await write('components/ui/Icon.tsx', '');
    await write('brand/components/ui/Icon.tsx', '');
    await write(original, '');
    const list = await listOverrides(root);
    expect(list).toMatch(/does not contain version [\da-f]{40} of it, so compare by hand\.$/m);
    expect(list).toContain('brand/components/ui/Icon.tsx: records no version of its original.');
    await rm(path.join(root, original));
    expect(await listOverrides(root)).toContain(`${copy}: its original ${original} does not exist any more.`);
  });

  it('explains the command if nothing is overridden', async () => {
    expect(await listOverrides(root)).toMatch(/^No component is overridden\. npm run override -- /);
  });
});

describe('acceptOriginal', () => {
  it('rejects a file that is not overridden', async () => {
    await expect(acceptOriginal(root, original)).rejects.toThrow(`${copy} is not an override.`);
  });
});
