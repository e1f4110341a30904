import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { moduleOfExports, overridesWithoutOriginal, reportOfTypes } from './fittingOverrides.ts';
import { recordOf } from './overrides.ts';

const project = path.resolve(import.meta.dirname, '../..');
const original = `export const height = 64;
export function Heading(props: { level: 1 | 2; title: string }) {
  return props.title.repeat(props.level);
}
`;

let root = '';
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'overrides-')));
  await write('package.json', JSON.stringify({ type: 'module', imports: manifest.imports }));
  await write('components/ui/Heading.ts', original);
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

/** Type-checks the project as `npm run check:types` does. */
async function report(): Promise<string> {
  await write('overrides.ts', moduleOfExports(root));
  const options = ['--noEmit', '--strict', '--pretty', 'false', '--module', 'esnext'];
  const { stdout } = spawnSync(
    path.join(project, 'node_modules/.bin/tsc'),
    [...options, '--moduleResolution', 'bundler', '--allowImportingTsExtensions', 'overrides.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  return reportOfTypes(stdout, root, 'overrides.ts');
}

describe('an override that exports what its original exports', () => {
  it('passes, also with another value of a constant and more exports', async () => {
    await write(
      'brand/components/ui/Heading.ts',
      original.replace('64', '80') + 'export const more = true;\n',
    );
    expect(await report()).toBe('');
  });
});

describe('an override that does not fit', () => {
  it.each([
    ['lacks an export', original.replace('export const height = 64;', ''), "Property 'height' is missing"],
    [
      'requires a prop that nobody passes',
      original.replace('title:', 'icon: string; title:'),
      "Property 'icon'",
    ],
    ['accepts fewer values of a prop', original.replace('1 | 2', '1'), "Type '2' is not assignable"],
  ])('is named if it %s', async (_case, code, reason) => {
    await write('brand/components/ui/Heading.ts', code);
    const text = await report();
    expect(text).toContain(
      'brand/components/ui/Heading.ts does not export what components/ui/Heading.ts exports: ',
    );
    expect(text).toContain(reason);
  });

  it('is named if it does not declare a prop that its original has', async () => {
    await write(
      'brand/components/ui/Heading.ts',
      original.replace('{ level: 1 | 2; title: string }', '{ title: string }').replace('props.level', '2'),
    );
    expect(await report()).toBe(
      'brand/components/ui/Heading.ts does not declare all props of components/ui/Heading.ts. Add "level", even if you ignore it.\n',
    );
  });

  it('is named if its original is gone, but a file that never overrode anything is not', async () => {
    await write('brand/components/ui/Title.ts', recordOf('components/ui/Title.ts', 'a'.repeat(40)));
    await write('brand/components/ui/Map.ts', 'export const map = 1;\n');
    expect(overridesWithoutOriginal(root)).toEqual([
      expect.stringMatching(
        /^brand\/components\/ui\/Title\.ts overrides components\/ui\/Title\.ts, which does not exist any more\./,
      ),
    ]);
  });
});

describe('reportOfTypes', () => {
  it('leaves out errors in originals that are replaced, and no others', async () => {
    await write('brand/components/ui/Heading.ts', original);
    const other = 'components/ui/Icon.ts(2,1): error TS1: b\n  Because.\n';
    const output = `components/ui/Heading.ts(1,1): error TS1: a\n  Because.\n${other}`;
    expect(reportOfTypes(output, root, 'overrides.ts')).toBe(other);
  });
});
