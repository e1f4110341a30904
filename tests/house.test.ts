import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allAddresses } from '#locales/addresses.ts';
import { isDemonstration } from './support/demonstrationTests.ts';
import { namedFiles } from './support/namedFiles.ts';

const root = path.resolve(import.meta.dirname, '..');

it('names the demonstration company in its content only, so that another company’s site never does', async () => {
  const named: string[] = [];
  for await (const file of glob(
    '{components,locales,pages,renderer,schema,server,theme}/**/*.{ts,tsx,po,graphql}',
    {
      cwd: root,
      exclude: ['**/*.test.*', '**/*.sample.ts', '**/__generated__'],
    },
  )) {
    const text = await readFile(path.join(root, file), 'utf8');
    if (/kystlink|pejlekajen|tide table|tidevandstabel|gezeitentafel/i.test(text)) named.push(file);
  }
  expect(named).toEqual([]);
});

it('names no colour, drawing or place of the demonstration company outside of brand/', async () => {
  const named: string[] = [];
  for await (const file of glob('{components,locales,pages,renderer,schema,server,theme}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.sample.ts', '**/samples/**', '**/__generated__', '**/generated'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const found =
      /\b(magenta|shoal|cardinal|starboard|neatline|tide|buoy|sea chart|copenhagen)\b|#[\da-f]{6}\b/i.exec(
        text,
      );
    if (found) named.push(`${file}: ${found[0]}`);
  }
  expect(named).toEqual([]);
});

it('names sides of the screen in no style, so that right-to-left languages are mirrored', async () => {
  // What a drawing, a mail program, an editor or the English reference fixes to one side in every language.
  const allowed = new Set([
    'components/docs/viewer.css',
    'components/drawing/MapDrawing.tsx',
    'components/mail/letterStyles.ts',
    'components/sections/HeroElement/ChartHero.tsx',
    'components/sections/OurOffice/OurOffice.tsx',
    'theme/globalCss.ts',
    'theme/recipes/extras.ts',
  ]);
  const found: string[] = [];
  for await (const file of glob('{brand,components,pages,renderer,theme}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/__generated__'],
  })) {
    if (allowed.has(file)) continue;
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if (namesSide(line)) found.push(`${file}:${index + 1}: ${line.trim()}`);
  }
  expect(found, 'use marginInlineStart, insetInlineEnd, textAlign: start (docs/languages.md)').toEqual([]);
});

it('has a test for every section kind', async () => {
  const kinds: string[] = [];
  const tests = new Set<string>();
  for await (const file of glob('{brand,components}/sections/*/*.{fields.ts,test.tsx}', { cwd: root })) {
    if (file.endsWith('.test.tsx')) tests.add(path.basename(file, '.test.tsx'));
    else kinds.push(path.basename(file, '.fields.ts'));
  }
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !tests.has(kind))).toEqual([]);
});

it('leads to another page by script in one way, which refuses other hosts and script addresses', async () => {
  const others: string[] = [];
  for await (const file of glob('{components,locales,pages,renderer}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/__generated__'],
  })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const leads =
      /\blocation\.(assign|replace)\(|\blocation(\.href)? = |\bwindow\.open\(|\bnavigation\.navigate\(/;
    if (leads.test(text)) others.push(file);
  }
  expect(others).toEqual(['components/site/navigateTo.ts']);
});

it('answers with every router that it makes', async () => {
  const app = await readFile(path.join(root, 'server/app.ts'), 'utf8');
  const unused: string[] = [];
  for (const file of ['server/services/Services.ts', 'server/services/formServices.ts']) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^ {4}(\w+): Router\b/gm))
      if (!app.includes(`use(routers.${name});`)) unused.push(name);
  }
  expect(unused, 'these are not listed in server/app.ts').toEqual([]);
});

it('keeps the product catalogue for pages with any section that draws it', async () => {
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

it('names the tests of docs/promises.md as they are named in their files', async () => {
  const promises = await readFile(path.join(root, 'docs/promises.md'), 'utf8');
  const named = [...promises.matchAll(/“([^“”]+)”, `([^`]+)`/g)];
  expect(named).not.toEqual([]);
  const missing: string[] = [];
  for (const [, title = '', file = ''] of named) {
    const code = await readFile(path.join(root, file), 'utf8').catch(() => '');
    if (!code.includes(title) && !code.includes(title.replaceAll("'", "\\'")))
      missing.push(`${file}: “${title}”`);
  }
  expect(missing).toEqual([]);
  const untested = promises.split('\n').filter((line) => line.startsWith('- ') && !line.includes('”, `'));
  expect(untested, 'promises without a test').toEqual([]);
});

// A part that is off has a page without an address.
it.runIf(isDemonstration)('has in the sitemap what it lets search engines find', async () => {
  const unlisted: string[] = [];
  for await (const file of glob('pages/**/+staticHead.ts', { cwd: root })) {
    if (!/isIndexed: true/.test(await readFile(path.join(root, file), 'utf8'))) continue;
    const address = path
      .dirname(file)
      .replace(/^pages/, '')
      .replace(/\/\(\w+\)/g, '');
    if (!allAddresses.some(({ path: listed, isInSitemap }) => isInSitemap && listed === address))
      unlisted.push(address);
  }
  expect(unlisted, 'these are isIndexed, and not isInSitemap in locales/addresses.ts').toEqual([]);
});

describe('the texts about the project', () => {
  it('have a README that a newcomer reads in one sitting', async () => {
    const lines = (await readFile(path.join(root, 'README.md'), 'utf8')).split('\n').length;
    expect(lines).toBeLessThanOrEqual(100);
  });

  it('name the versions that the build, the plugin, the containers and CI are for', async () => {
    const textOf = (file: string) => readFile(path.join(root, file), 'utf8');
    const table = await textOf('docs/versions.md');
    const readme = await textOf('README.md');
    const build = await textOf('vite.config.ts');
    const plugin = await textOf('wordpress/site/site.php');
    const containers = await textOf('wordpress/compose.yaml');
    const manifest = await textOf('package.json');
    const ci = await textOf('.github/workflows/ci.yml');
    const browser = (name: string) => found(build, new RegExp(`supportedBrowsers = .*'${name}(\\d+)'`));
    const [chrome, firefox, safari] = [browser('chrome'), browser('firefox'), browser('safari')];
    const wordpress = found(plugin, /Requires at least: (\S+)/);
    const php = found(plugin, /Requires PHP: (\S+)/);
    const node = found(manifest, /"node": "(\d+)"/);

    const oldest = (what: string) => cellOf(table, what, 2);
    expect(oldest('Node.js, to start')).toBe(found(manifest, /"node": ">=(\S+)"/));
    expect(oldest('Chrome')).toBe(chrome);
    expect(oldest('Firefox')).toBe(firefox);
    expect(oldest('Safari')).toBe(safari);
    expect(oldest('WordPress')).toBe(wordpress);
    expect(oldest('PHP')).toBe(php);
    expect(readme).toContain(
      `Browsers: Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} and later; WordPress ${wordpress} with PHP ${php} and later.`,
    );

    const tried = (what: string) => cellOf(table, what, 3);
    expect(tried('Node.js, to start')).toBe(node);
    expect(found(ci, /node-version: (\S+)/)).toBe(node);
    expect(found(await textOf('Dockerfile'), /^FROM node:(\d+)/m)).toBe(node);
    const site = await textOf('compose.yaml');
    expect(tried('PostgreSQL (or SQLite)')).toContain(`CI has ${found(ci, /postgres:(\S+)/)}`);
    expect(tried('PostgreSQL (or SQLite)')).toContain(`\`compose.yaml\` ${found(site, /postgres:(\d+)/)}`);
    expect(tried('Redis (several instances)')).toBe(found(ci, /redis:(\d+)/));
    expect(found(site, /image: redis:(\d+)/)).toBe(found(ci, /redis:(\d+)/));
    expect(tried('WordPress')).toContain(`container has ${found(containers, /wordpress:(\d+\.\d+)/)}`);
    expect(tried('PHP')).toContain(`container has ${found(containers, /-php(\d+\.\d+)/)}`);
    expect(tried('MariaDB (of WordPress)')).toContain(
      `container has ${found(containers, /mariadb:(\d+\.\d+)/)}`,
    );
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

  it('name no file that does not exist', async () => {
    const files: string[] = [];
    const exclude = ['node_modules', 'dist', 'data', '.cache'];
    for await (const file of glob('{**/*,.*}', { cwd: root, exclude })) files.push(`/${file}`);
    // What a guide makes, and WordPress's own.
    const elsewhere = /^(?:Timeline\.|brand\/words\/|name\w+\.ts$|wp-config\.php$)/;
    const missing: string[] = [];
    for await (const text of glob('{README,CONTRIBUTING,docs/**/*}.md', { cwd: root }))
      for (const name of namedFiles(await readFile(path.join(root, text), 'utf8')))
        if (!elsewhere.test(name) && !files.some((file) => file.endsWith(`/${name}`)))
          missing.push(`${text}: ${name}`);
    expect(missing).toEqual([]);
  });

  it('keep the lockfile free of registry addresses', async () => {
    expect(await readFile(path.join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
  });
});

/** What the first group of a pattern matches. */
function found(text: string, pattern: RegExp): string {
  const [, match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`There is no ${pattern}.`);
  return match;
}

/** A cell of the row of a Markdown table that begins with `what`; columns count from 1. */
function cellOf(table: string, what: string, column: number): string | undefined {
  const row = table.split('\n').find((line) => line.startsWith(`| ${what} `));
  return row?.split('|')[column]?.trim();
}

const sides =
  /\b(?:margin|padding|border|scroll-?margin|scroll-?padding)-?(?:left|right)\b|border(?:left|right)(?:color|style|width)|border-?(?:top|bottom)-?(?:left|right)-?radius|\b(?:text-?align|float): *'?(?:left|right)\b|(?<![\w.-])(?:left|right): *(?:['"`]|\{ \w+: ['"`])|^\s*(?:left|right): [\d-]/i;
const boxes = /\b(?:margin|padding|inset|border-?(?:width|style|color)): *(?:['"`{]|[\d-])/i;

/** True for a line of a style that says left or right, or gives the two sides different lengths. */
function namesSide(line: string): boolean {
  if (sides.test(line)) return true;
  if (!boxes.test(line)) return false;
  return [...line.matchAll(/'([^']+)'|: ([^:;]+);/g)].some(([, quoted, plain]) => {
    const lengths = (quoted ?? plain ?? '').match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];
    const [, right, , left] = lengths.every((length) => /^(?:[-\d.]|auto$|\w+\()/.test(length))
      ? lengths
      : [];
    return left !== undefined && left !== right;
  });
}
