import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeBlocksOf, formatCode, type ProjectCopy } from '../copyProject.ts';

/** Files that the company overrides, by name in tests. */
export const redesigned = {
  layout: 'components/site/DefaultLayout.tsx',
  header: 'components/site/header/SiteHeader.tsx',
  footer: 'components/site/footer/SiteFooter.tsx',
  hero: 'components/sections/HeroElement/HeroElement.tsx',
  card: 'components/sections/BoxGrid/BoxCell.tsx',
  articleHead: 'components/post/ArticleHead.tsx',
  articleHeading: 'components/post/sections/SectionHeading/SectionHeading.tsx',
  heading: 'components/ui/Heading.tsx',
};

/** Stands for the file of the second typeface, which packages of the project do not have. */
const font =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2';

/** The company's own texts, with their translations. */
const texts = {
  da: { 'Book a crossing': 'Bestil en overfart', 'Map of our routes': 'Kort over vores ruter' },
  de: { 'Book a crossing': 'Überfahrt buchen', 'Map of our routes': 'Karte unserer Routen' },
  sv: { 'Book a crossing': 'Boka en överfart', 'Map of our routes': 'Karta över våra rutter' },
};

/**
 * Redesigns a copy of the project as docs/your-design.md and docs/design.md describe: header, footer, hero, cards,
 * articles and headings of a ferry company, all in `brand/`.
 */
export async function redesign(project: ProjectCopy): Promise<void> {
  for (const file of Object.values(redesigned)) await project.run('override', file);
  for (const file of [
    redesigned.footer,
    redesigned.hero,
    redesigned.card,
    redesigned.articleHead,
    redesigned.heading,
  ])
    await replaceOverride(project, file);
  const test = redesigned.hero.replace('.tsx', '.test.tsx');
  await project.write(`brand/${test}`, await fixture(test));
  await redesignHeader(project);
  await project.replace(
    `brand/${redesigned.layout}`,
    '<SiteHeader />',
    '<aside aria-label="Ferries" data-company="layout">\n        Ferries sail today.\n      </aside>\n      <SiteHeader />',
  );
  await project.replace(
    `brand/${redesigned.articleHeading}`,
    'data-section-heading=""',
    'data-section-heading="" data-company="article heading"',
  );
  await addTheme(project);
  await project.run('extract');
  const languages = await project.read('brand/languages.ts');
  for (const [locale, translations] of Object.entries(texts)) {
    if (!languages.includes(`\n  ${locale}: {`)) continue;
    for (const [source, translation] of Object.entries(translations))
      await project.replace(
        `brand/locales/${locale}/messages.po`,
        `msgid "${source}"\nmsgstr ""`,
        `msgid "${source}"\nmsgstr "${translation}"`,
      );
  }
}

/** Replaces the code of an override, except for the line that records the version of its original. */
async function replaceOverride(project: ProjectCopy, file: string): Promise<void> {
  const override = `brand/${file}`;
  const [record = ''] = (await project.read(override)).split('\n');
  await project.write(override, await formatCode(override, `${record}\n${await fixture(file)}`));
}

const fixture = (file: string) =>
  readFile(path.join(import.meta.dirname, `${path.basename(file)}.txt`), 'utf8');

/** Centres the logo, and puts the menu below it. */
async function redesignHeader(project: ProjectCopy): Promise<void> {
  const header = `brand/${redesigned.header}`;
  const [, nav = ''] = /( *<nav\n[^]*?<\/nav>\n)/.exec(await project.read(header)) ?? [];
  const changes: readonly (readonly [from: string, to: string])[] = [
    [' data-header=""', ' data-header="" data-company="header"'],
    [nav, ''],
    ['<MobileMenu menu={menu} />\n        </div>\n', `<MobileMenu menu={menu} />\n        </div>\n${nav}`],
    ['<Logo />', '<div className={styles.logo}>\n          <Logo />\n        </div>'],
    [
      "bar: css({ display: 'flex', alignItems: 'center', minHeight: 'bar', gap: { base: '4', '2xl': '6' } })",
      "bar: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'center', minHeight: 'bar' }),\n  logo: css({ gridColumn: '2' })",
    ],
    ["gap: '1', marginInlineStart: '1'", "gridColumn: '1 / -1', justifyContent: 'center', gap: '1'"],
    ["end: css({ marginInlineStart: 'auto', ", "end: css({ justifySelf: 'end', "],
  ];
  for (const [from, to] of changes) await project.replace(header, from, to);
  await project.write(header, await formatCode(header, await project.read(header)));
}

/** Writes the theme of docs/design.md, with the second typeface. */
async function addTheme(project: ProjectCopy): Promise<void> {
  const [theme = '', fontFiles = ''] = await codeBlocksOf('docs/design.md');
  const [fontFile = ''] = /'[^']+\?url'/.exec(await project.read('brand/fontFile.ts')) ?? [];
  const files = fontFiles.replace(/'[^']+\?url'/, fontFile);
  await project.write('brand/fontFile.ts', await formatCode('brand/fontFile.ts', files));
  const inFolder = (file: string) => path.join(project.folder, 'brand', file);
  await mkdir(inFolder('fonts'), { recursive: true });
  await cp(font, inFolder('fonts/SourceSerif4.woff2'));
  const metrics = await project.run('brand', '--measure', inFolder('fonts/SourceSerif4.woff2'));
  const measuredTheme = theme.replace("fallback: 'Georgia, serif',", `$&\n      ${metrics}`);
  await project.write('brand/theme.ts', await formatCode('brand/theme.ts', measuredTheme));
  await writeFile(
    inFolder('fonts.css'),
    `${await readFile(inFolder('fonts.css'), 'utf8')}
@font-face {
  font-family: 'Source Serif 4';
  src: url('./fonts/SourceSerif4.woff2') format('woff2');
  font-weight: 200 900;
  font-display: swap;
}
`,
  );
}
