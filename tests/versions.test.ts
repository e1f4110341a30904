import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const textOf = (file: string) => readFile(path.resolve(import.meta.dirname, '..', file), 'utf8');

it('docs/versions.md lists the versions required by the build, the plugin, the containers and CI', async () => {
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
  const states = await textOf('wordpress/site/src/States.php');
  expect(oldest('WPGraphQL')).toBe(found(states, /WPGRAPHQL_FROM = '(\S+)'/));
  expect(cellOf(table, 'WPGraphQL', 3)).toContain(found(states, /WPGRAPHQL_TRIED = '(\S+)'/));
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

/** Returns the first group of the pattern's match; throws if there is no match. */
function found(text: string, pattern: RegExp): string {
  const [, match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`There is no ${pattern}.`);
  return match;
}

/** Returns a cell of the Markdown table row that starts with `what`; columns count from 1. */
function cellOf(table: string, what: string, column: number): string | undefined {
  const row = table.split('\n').find((line) => line.startsWith(`| ${what} `));
  return row?.split('|')[column]?.trim();
}
