import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const textOf = (file: string) => readFile(path.resolve(import.meta.dirname, '..', file), 'utf8');

it('docs/versions.md lists the versions that the build, the plugin, the containers and CI require', async () => {
  const table = await textOf('docs/versions.md');
  const readme = await textOf('README.md');
  const build = await textOf('vite.config.ts');
  const plugin = await textOf('wordpress/plugin/skerry.php');
  const containers = await textOf('wordpress/compose.yaml');
  const manifest = await textOf('package.json');
  const ci = await textOf('.github/workflows/ci.yml');
  const browser = (name: string) => matchOf(build, new RegExp(`supportedBrowsers = .*'${name}(\\d+)'`));
  const [chrome, firefox, safari] = [browser('chrome'), browser('firefox'), browser('safari')];
  const wordpress = matchOf(plugin, /Requires at least: (\S+)/);
  const php = matchOf(plugin, /Requires PHP: (\S+)/);
  const node = matchOf(manifest, /"node": "(\d+)"/);

  const oldest = (product: string) => cellOf(table, product, 2);
  expect(oldest('Node.js, to start')).toBe(matchOf(manifest, /"node": ">=(\S+)"/));
  expect(oldest('Chrome')).toBe(chrome);
  expect(oldest('Firefox')).toBe(firefox);
  expect(oldest('Safari')).toBe(safari);
  expect(oldest('WordPress')).toBe(wordpress);
  expect(oldest('PHP')).toBe(php);
  const states = await textOf('wordpress/plugin/src/States.php');
  expect(oldest('WPGraphQL')).toBe(matchOf(states, /WPGRAPHQL_FROM = '(\S+)'/));
  expect(cellOf(table, 'WPGraphQL', 3)).toContain(matchOf(states, /WPGRAPHQL_TRIED = '(\S+)'/));
  expect(readme).toContain(
    `Browsers: Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} and later; WordPress ${wordpress} with PHP ${php} and later.`,
  );

  const testedVersion = (product: string) => cellOf(table, product, 3);
  expect(testedVersion('Node.js, to start')).toBe(node);
  expect(matchOf(ci, /node-version: (\S+)/)).toBe(node);
  expect(matchOf(await textOf('Dockerfile'), /^FROM node:(\d+)/m)).toBe(node);
  const site = await textOf('compose.yaml');
  expect(testedVersion('PostgreSQL (or SQLite)')).toContain(`CI has ${matchOf(ci, /postgres:(\S+)/)}`);
  expect(testedVersion('PostgreSQL (or SQLite)')).toContain(
    `\`compose.yaml\` ${matchOf(site, /postgres:(\d+)/)}`,
  );
  expect(testedVersion('Redis (several instances)')).toBe(matchOf(ci, /redis:(\d+)/));
  expect(matchOf(site, /image: redis:(\d+)/)).toBe(matchOf(ci, /redis:(\d+)/));
  expect(testedVersion('WordPress')).toContain(
    `container has ${matchOf(containers, /wordpress:(\d+\.\d+)/)}`,
  );
  expect(testedVersion('PHP')).toContain(`container has ${matchOf(containers, /-php(\d+\.\d+)/)}`);
  expect(testedVersion('MariaDB (of WordPress)')).toContain(
    `container has ${matchOf(containers, /mariadb:(\d+\.\d+)/)}`,
  );
});

it('gives package.json, the changelog and the plugin the same version', async () => {
  const version = matchOf(await textOf('package.json'), /"version": "([^"]+)"/);
  const plugin = await textOf('wordpress/plugin/skerry.php');
  expect(matchOf(plugin, /^ \* Version: (\S+)$/m)).toBe(version);
  expect(matchOf(plugin, /^const VERSION = '([^']+)'/m)).toBe(version);
  expect(matchOf(await textOf('CHANGELOG.md'), /^## (\d\S*)/m)).toBe(version);
});

/** Returns the first group of the pattern's match. Throws if there is no match. */
function matchOf(text: string, pattern: RegExp): string {
  const [, match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`There is no ${pattern}.`);
  return match;
}

/** Returns a cell of the Markdown table row that starts with `product`. Columns count from 1. */
function cellOf(table: string, product: string, column: number): string | undefined {
  const row = table.split('\n').find((line) => line.startsWith(`| ${product} `));
  return row?.split('|')[column]?.trim();
}
