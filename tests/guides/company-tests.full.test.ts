import { glob, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeBlocksOf, copyProject, formatCode, type ProjectCopy } from './support/copyProject.ts';

const root = path.resolve(import.meta.dirname, '../..');
const font =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const interests = `import type { Interests } from '#schema/interests.ts';

export const interests: Interests = {
  timetables: {
    label: { en: 'Timetables', de: 'Fahrpläne', sv: 'Tidtabeller' },
    editors: { en: 'Timetables', sv: 'Tidtabeller' },
  },
};
`;

let project: ProjectCopy;

// Uses everything that docs/your-company.md offers, in files of brand/ only.
beforeAll(async () => {
  project = await copyProject();
  await project.run(
    'brand',
    ...['Acme Fjordline', '--color', '#00bb55', '--languages', 'en,sv,de', '--currencies', 'eur'],
    ...['--time-zone', 'Europe/Oslo', '--without', 'apiReference,qrPage,fleetPrice', '--font', font],
  );
  const files = ['leadForm.ts', 'consent.ts', 'product.ts'];
  const blocks = (await codeBlocksOf('docs/your-company.md')).slice(3);
  for (const [index, file] of files.entries())
    await project.write(
      path.join('brand', file),
      await formatCode(path.join('brand', file), blocks[index] ?? ''),
    );
  await project.write('brand/newsletter.ts', interests);
  await mkdir(path.join(project.folder, 'brand/words'));
  await project.write('brand/words/en.po', 'msgid "Subscribe"\nmsgstr "Get the letter"\n');
  await project.replace('brand/parts.ts', 'readonly string[] = []', "readonly string[] = ['OurOffice']");
  for await (const file of glob('components/sections/*/*.fields.ts', { cwd: project.folder })) {
    const kind = path.basename(file, '.fields.ts');
    await project.run('new:section', `Own${kind}`, kind, '--brand');
  }
  const faq = 'brand/sections/OwnFaq/OwnFaq';
  await project.replace(
    `${faq}.fields.ts`,
    "words('FAQ', 'FAQ', 'FAQ')",
    "{ en: 'Departures', sv: 'Avgångar' }",
  );
  await project.replace(
    `${faq}.tsx`,
    'const { t } = useLingui();',
    "const { t } = useLingui();\n  const sea = t({ message: 'From the sea', comment: 'Hint of a list of departures' });",
  );
  await project.replace(`${faq}.tsx`, '<Container', '<Container data-sea={sea}');
  await project.run('extract');
  await translateEverything('locales/sv/messages.po');
  await translateEverything('locales/sv/reference.po');
  // The platform has translated the other texts of the copies.
  for (const [language, words] of Object.entries({ sv: 'Från havet', de: 'Vom Meer' }))
    await project.replace(
      `brand/locales/${language}/messages.po`,
      'msgid "From the sea"\nmsgstr ""',
      `msgid "From the sea"\nmsgstr "${words}"`,
    );
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
  'npm run check:%s finds no errors in its brand and in copies of every section kind',
  async (step) => {
    await project.run(`check:${step}`);
  },
);

it('its tests pass, and leave out those of the demo', async () => {
  const output = await project.run('test:unit');
  expect(output).toMatch(/Skipped: \d+ files/);
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed\n/);
}, 1_800_000);

it('npm run ship:check finds every page of its site', async () => {
  expect(await project.run('ship:check')).toContain('The shipped site works');
}, 1_800_000);

/** Fills in missing translations with the English text. */
async function translateEverything(file: string): Promise<void> {
  const catalogue = await project.read(file);
  await project.write(
    file,
    catalogue.replaceAll(
      /^msgid ((?!"")".*"|""(?:\n".*")+)\nmsgstr ""$/gm,
      (_, source: string) => `# same\nmsgid ${source}\nmsgstr ${source}`,
    ),
  );
}
