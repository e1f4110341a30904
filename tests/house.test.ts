import { glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allAddresses } from '#locales/addresses.ts';
import { isDemonstration } from './support/demonstrationTests.ts';
import { namedFiles } from './support/namedFiles.ts';

const root = path.resolve(import.meta.dirname, '..');

it("source code outside the demo content does not name the demo company, so no other company's site does", async () => {
  const mentions: string[] = [];
  for await (const file of glob(
    '{components,locales,pages,renderer,schema,server,theme}/**/*.{ts,tsx,po,graphql}',
    {
      cwd: root,
      exclude: ['**/*.test.*', '**/*.sample.ts', '**/__generated__'],
    },
  )) {
    const text = await readFile(path.join(root, file), 'utf8');
    if (/kystlink|pejlekajen|tide table|tidevandstabel|gezeitentafel/i.test(text)) mentions.push(file);
  }
  expect(mentions).toEqual([]);
});

it('source code outside brand/ mentions no colour, drawing or place of the demo company', async () => {
  const mentions: string[] = [];
  for await (const file of glob('{components,locales,pages,renderer,schema,server,theme}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.sample.ts', '**/samples/**', '**/__generated__', '**/generated'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const matches =
      /\b(magenta|shoal|cardinal|starboard|neatline|tide|buoy|sea chart|copenhagen)\b|#[\da-f]{6}\b/i.exec(
        text,
      );
    if (matches) mentions.push(`${file}: ${matches[0]}`);
  }
  expect(mentions).toEqual([]);
});

it('site code names no language of the demo, except English for the API reference and for numbers of owners', async () => {
  const mentions: string[] = [];
  for await (const file of glob('{cms/wordpress,locales,pages,renderer,server}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/__generated__', '**/generated'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const [literal] = /(?<!toLocaleString\(|isoCode\.startsWith\()'(?:en|da|de)'/.exec(text) ?? [];
    if (literal !== undefined) mentions.push(`${file}: ${literal}`);
  }
  expect(mentions).toEqual([]);
});

it('every section kind has a test', async () => {
  const kinds: string[] = [];
  const tests = new Set<string>();
  for await (const file of glob('{brand,components}/sections/*/*.{fields.ts,test.tsx}', { cwd: root })) {
    if (file.endsWith('.test.tsx')) tests.add(path.basename(file, '.test.tsx'));
    else kinds.push(path.basename(file, '.fields.ts'));
  }
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !tests.has(kind))).toEqual([]);
});

it('scripts navigate only through navigateTo, which rejects other hosts and script URLs', async () => {
  const navigatingFiles: string[] = [];
  for await (const file of glob('{components,locales,pages,renderer}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/__generated__'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const navigation =
      /\blocation\.(assign|replace)\(|\blocation(\.href)? = |\bwindow\.open\(|\bnavigation\.navigate\(/;
    if (navigation.test(text)) navigatingFiles.push(file);
  }
  expect(navigatingFiles).toEqual(['components/page/navigateTo.ts']);
});

it('server/app.ts uses every router that the services create', async () => {
  const app = await readFile(path.join(root, 'server/app.ts'), 'utf8');
  const unusedNames: string[] = [];
  const text = await readFile(path.join(root, 'server/services/Services.ts'), 'utf8');
  for (const [, name = ''] of text.matchAll(/^ {4}(\w+): Router\b/gm))
    if (!app.includes(`use(routers.${name});`)) unusedNames.push(name);
  expect(unusedNames, 'these are not listed in server/app.ts').toEqual([]);
});

it('productsNeed lists every section that renders the product catalogue', async () => {
  const need = await readFile(path.join(root, 'components/pricing/productsNeed.ts'), 'utf8');
  const drawing: string[] = [];
  for await (const file of glob('{components,pages,renderer}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/__generated__'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8');
    if (/import \{[^}]*\busePricedProducts\b[^}]*\} from/.test(text)) drawing.push(file);
  }
  expect(drawing.length).toBeGreaterThan(0);
  const unnamed = drawing.filter((file) => {
    const [, section] = /^components\/sections\/(\w+)\//.exec(file) ?? [];
    return section === undefined || !need.includes(`'PageElementsSectionElements${section}Layout'`);
  });
  expect(unnamed, 'components/pricing/productsNeed.ts does not name their sections').toEqual([]);
});

// Runs only for the demo, because pages of disabled features have no address.
it.runIf(isDemonstration)('the sitemap lists every static page that search engines may index', async () => {
  const unlistedFiles: string[] = [];
  for await (const file of glob('pages/**/+staticHead.ts', { cwd: root })) {
    if (!/isIndexed: true/.test(await readFile(path.join(root, file), 'utf8'))) continue;
    const address = path
      .dirname(file)
      .replace(/^pages/, '')
      .replace(/\/\(\w+\)/g, '');
    if (!allAddresses.some(({ path: listedPath, isInSitemap }) => isInSitemap && listedPath === address))
      unlistedFiles.push(address);
  }
  expect(unlistedFiles, 'these are isIndexed, and not isInSitemap in locales/addresses.ts').toEqual([]);
});

describe('project texts', () => {
  it('keep the README at 100 lines or less', async () => {
    const lines = (await readFile(path.join(root, 'README.md'), 'utf8')).split('\n').length;
    expect(lines).toBeLessThanOrEqual(100);
  });

  it('mention every area of the server', async () => {
    const rules = await readFile(path.join(root, '.dependency-cruiser.mjs'), 'utf8');
    const [, shared = ''] = /const shared = '([^']+)'/.exec(rules) ?? [];
    const folders = await readdir(path.join(root, 'server'), { withFileTypes: true });
    const areas = folders.flatMap((entry) =>
      entry.isDirectory() && !shared.split('|').includes(entry.name) ? [entry.name] : [],
    );
    expect(areas).toContain('newsletter');
    for (const file of ['README.md', 'docs/architecture.md']) {
      const text = await readFile(path.join(root, file), 'utf8');
      expect(
        areas.filter((area) => !text.includes(area)),
        `${file} does not name these areas`,
      ).toEqual([]);
    }
  });

  it('mention only files that exist', async () => {
    const files: string[] = [];
    const exclude = ['node_modules', 'dist', 'data', '.cache'];
    for await (const file of glob('{**/*,.*}', { cwd: root, exclude })) files.push(`/${file}`);
    // Files that readers create by following a guide, and files of WordPress itself.
    const fileNamesElsewhere =
      /^(?:Timeline\.|brand\/(?:words|components|locales)\/|name\w+\.ts$|wp-config\.php$)/;
    const missingNames: string[] = [];
    for await (const text of glob('{README,CONTRIBUTING,docs/**/*}.md', { cwd: root }))
      for (const name of namedFiles(await readFile(path.join(root, text), 'utf8')))
        if (!fileNamesElsewhere.test(name) && !files.some((file) => file.endsWith(`/${name}`)))
          missingNames.push(`${text}: ${name}`);
    expect(missingNames).toEqual([]);
  });

  it('keep the lockfile free of registry addresses', async () => {
    expect(await readFile(path.join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
  });
});
