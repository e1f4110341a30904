import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';
import { setUpCompany } from './support/setUpCompany.ts';

const root = path.resolve(import.meta.dirname, '../..');
let project: ProjectCopy;

beforeAll(async () => {
  project = await copyProject();
  await setUpCompany(project);
}, 1_800_000);
afterAll(() => project?.remove());

it('npm run extract finds the texts of its section kinds, and leaves the platform’s catalogues as they are', async () => {
  expect(await project.read('brand/locales/sv/messages.po')).toContain('msgid "From the sea"');
  for (const language of ['en', 'de'])
    expect(await project.read(`locales/${language}/messages.po`)).toBe(
      await readFile(path.join(root, `locales/${language}/messages.po`), 'utf8'),
    );
});

it('translators need not translate texts of disabled features', async () => {
  const reference = await project.read('locales/sv/reference.po');
  await project.write('locales/sv/reference.po', reference.replaceAll(/^msgstr ".+"$/gm, 'msgstr ""'));
  await project.run('check:translations');
});

it.each(['types', 'unused', 'lint', 'format', 'imports'])(
  'npm run check:%s finds no errors in its brand, its overrides and copies of every section kind',
  async (step) => {
    await project.run(`check:${step}`);
  },
);

it('its tests pass, and leave out those of the demo', async () => {
  const output = await project.run('test:unit');
  expect(output).toMatch(/Skipped: \d+ files/);
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed\n/);
}, 1_800_000);

it('its browser journeys pass with its own design', async () => {
  expect(await project.run('test', '--journeys')).toMatch(/\n[1-9]\d* passed, 0 failed\n/);
}, 1_800_000);

it('npm run ship:check finds every page of its site', async () => {
  expect(await project.run('ship:check')).toContain('The shipped site works');
}, 1_800_000);
