import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import {
  moduleOfExports,
  overridesImportingThemselves,
  overridesWithoutOriginal,
  reportOfTypes,
} from './fittingOverrides.ts';
import { recordOf } from './overrides.ts';

const project = path.resolve(import.meta.dirname, '../..');
const original = `import { createElement, type ReactElement } from 'react';
export const height = 64;
export function Heading(props: { level: 1 | 2; title: string }): ReactElement {
  return createElement('p', null, props.title.repeat(props.level));
}
export const styles = { box: Object.assign((size: 1 | 2) => String(size), { config: '1px' as const }) };
`;

/** Changes that turn a copy of the original into a valid override, by description. */
const fitting: Record<string, [before: string, after: string]> = {
  'has more exports': ['export const height', 'export const width = 1;\nexport const height'],
  'has another constant': ['height = 64', 'height = 80'],
  'may render nothing': ['): ReactElement {', '): ReactElement | null {'],
  'has other styles': ["'1px' as const", "'2px' as const"],
};
const misfits: Record<string, [before: string, after: string, reason: string]> = {
  'lacks an export': ['export const height', 'const height', "Property 'height' is missing"],
  'requires a prop that nobody passes': ['title: string', 'title: string; icon: string', "Property 'icon'"],
  'accepts fewer values of a prop': ['level: 1 | 2', 'level: 1', "Type '2' is not assignable"],
  'returns something else': ['String(size)', '[size]', "is not assignable to type 'string'"],
};
const undeclared = 'does not declare a prop';

let root = '';
let report = '';
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'overrides-')));
  await write('package.json', JSON.stringify({ type: 'module', imports: manifest.imports }));
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  for (const [name, [before, after]] of Object.entries({ ...fitting, ...misfits })) {
    expect(original).toContain(before);
    await write(`components/${fileOf(name)}`, original);
    await write(`brand/components/${fileOf(name)}`, original.replace(before, after));
  }
  await write(`components/${fileOf(undeclared)}`, original);
  await write(
    `brand/components/${fileOf(undeclared)}`,
    original.replace('{ level: 1 | 2; title', '{ title').replace('props.level', '2'),
  );
  report = await checkTypes();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const fileOf = (name: string) => `ui/${name.replaceAll(' ', '-')}.ts`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

/** Type-checks the project like `npm run check:types`. */
async function checkTypes(): Promise<string> {
  await write('overrides.ts', moduleOfExports(root));
  const options = ['--noEmit', '--strict', '--pretty', 'false', '--module', 'esnext'];
  const { stdout } = spawnSync(
    path.join(project, 'node_modules/.bin/tsc'),
    [...options, '--moduleResolution', 'bundler', '--allowImportingTsExtensions', 'overrides.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  return reportOfTypes(stdout, root, 'overrides.ts');
}

it.each(Object.keys(fitting))('npm run check:types accepts an override that %s', (name) => {
  expect(report).not.toContain(fileOf(name));
});

it.each(Object.entries(misfits))('npm run check:types reports an override that %s', (name, [, , reason]) => {
  const file = fileOf(name);
  const [, message] = report.split(
    `brand/components/${file} does not export what components/${file} exports: `,
  );
  expect(message?.split(/^brand\/components\//m)[0]).toContain(reason);
});

it('npm run check:types reports an override that does not declare a prop of its original', () => {
  const file = fileOf(undeclared);
  expect(report).toContain(
    `brand/components/${file} does not declare all props of components/${file}. Add "level", even if you ignore it.\n`,
  );
});

it('overridesWithoutOriginal returns overrides whose original is gone, but no files that never had one', async () => {
  await write('brand/components/ui/Title.ts', recordOf('components/ui/Title.ts', 'a'.repeat(40)));
  await write('brand/components/ui/Map.ts', 'export const map = 1;\n');
  expect(overridesWithoutOriginal(root)).toEqual([
    expect.stringMatching(
      /^brand\/components\/ui\/Title\.ts overrides components\/ui\/Title\.ts, which does not exist any more\./,
    ),
  ]);
});

it('reportOfTypes leaves out errors in replaced originals, and no others', () => {
  const unrelatedOutput = 'components/ui/Icon.ts(2,1): error TS1: b\n  Because.\n';
  const output = `components/${fileOf(undeclared)}(1,1): error TS1: a\n  Because.\n${unrelatedOutput}`;
  expect(reportOfTypes(output, root, 'overrides.ts')).toBe(unrelatedOutput);
});

it.each([
  ["import { Heading } from '#components/ui/Own.ts';", 1],
  ["import { Heading } from '../../../components/ui/Own.ts';", 1],
  ["export * from './Own.ts';", 1],
  ["import { Heading } from '#original/ui/Own.ts';", 0],
  ["import type { Heading } from '#components/ui/Own.ts';", 0],
  ["import { Link } from '#components/ui/Link.ts';", 0],
])('overridesImportingThemselves finds in %j %i override', async (code, count) => {
  await write('components/ui/Own.ts', original);
  await write('brand/components/ui/Own.ts', code);
  expect(overridesImportingThemselves(root)).toHaveLength(count);
});
