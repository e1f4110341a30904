import { glob, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { codeBlocksOf, formatCode, type ProjectCopy } from './copyProject.ts';
import { redesign } from './redesign/redesign.ts';

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

/**
 * Uses everything that docs/your-company.md and docs/your-design.md offer, in files of `brand/` only: brand, languages,
 * texts, a copy of each section kind, and overrides of the platform's components.
 */
export async function setUpCompany(project: ProjectCopy): Promise<void> {
  await project.run(
    'brand',
    ...['Acme Fjordline', '--color', '#00bb55', '--languages', 'en,sv,de', '--currencies', 'eur'],
    ...['--time-zone', 'Europe/Oslo', '--without', 'apiReference,qrPage,fleetPrice', '--font', font],
  );
  const blocks = (await codeBlocksOf('docs/your-company.md')).slice(3);
  for (const [index, name] of ['leadForm.ts', 'consent.ts', 'product.ts'].entries()) {
    const file = path.join('brand', name);
    await project.write(file, await formatCode(file, blocks[index] ?? ''));
  }
  await project.write('brand/newsletter.ts', interests);
  await mkdir(path.join(project.folder, 'brand/words'));
  await project.write('brand/words/en.po', 'msgid "Subscribe"\nmsgstr "Get the letter"\n');
  await project.replace('brand/parts.ts', 'readonly string[] = []', "readonly string[] = ['OurOffice']");
  await addSections(project);
  await redesign(project);
  await project.run('extract');
  await translateEverything(project, 'locales/sv/messages.po');
  await translateEverything(project, 'locales/sv/reference.po');
  // The platform has translated the other texts of the copies.
  for (const [language, text] of Object.entries({ sv: 'Från havet', de: 'Vom Meer' }))
    await project.replace(
      `brand/locales/${language}/messages.po`,
      'msgid "From the sea"\nmsgstr ""',
      `msgid "From the sea"\nmsgstr "${text}"`,
    );
}

/** Copies every section kind, and changes fields and texts of one. */
async function addSections(project: ProjectCopy): Promise<void> {
  for await (const file of glob('components/sections/*/*.fields.ts', { cwd: project.folder })) {
    const kind = path.basename(file, '.fields.ts');
    await project.run('new:section', `Own${kind}`, kind, '--brand');
  }
  const faq = 'brand/sections/OwnFaq/OwnFaq';
  const changes: readonly (readonly [extension: string, from: string, to: string])[] = [
    ['fields.ts', "words('FAQ', 'FAQ', 'FAQ')", "{ en: 'Departures', sv: 'Avgångar' }"],
    [
      'tsx',
      'const { t } = useLingui();',
      "const { t } = useLingui();\n  const sea = t({ message: 'From the sea', comment: 'Hint of a list of departures' });",
    ],
    ['tsx', '<Container', '<Container data-sea={sea}'],
  ];
  for (const [extension, from, to] of changes) await project.replace(`${faq}.${extension}`, from, to);
}

/** Fills in missing translations with the English text. */
async function translateEverything(project: ProjectCopy, file: string): Promise<void> {
  const catalogue = await project.read(file);
  await project.write(
    file,
    catalogue.replaceAll(
      /^msgid ((?!"")".*"|""(?:\n".*")+)\nmsgstr ""$/gm,
      (_, source: string) => `# same\nmsgid ${source}\nmsgstr ${source}`,
    ),
  );
}
