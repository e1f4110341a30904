import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { startWatchedCms } from '#tests/support/watchedCms.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const token = 'a-token-of-at-least-thirty-two-characters';

/** Returns the names of the site's metrics, for histograms also those with `_count` and `_bucket`. */
async function metricsOfTheSite(): Promise<Set<string>> {
  const cms = await startWatchedCms();
  const site = await startBareSite(cms.url, { METRICS_TOKEN: token });
  const response = await fetch(`${site.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  await site.stop();
  await cms.stop();
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_count`, `${name}_bucket`] : [name],
    ),
  );
}

it.each([['deploy/alerts.yml'], ['deploy/dashboard.json']])(
  '%s queries only metrics that the site exports',
  async (file) => {
    const knownMetrics = await metricsOfTheSite();
    const expressions = [...(await read(file)).matchAll(/"?expr"?: (.*)$/gm)].map(([, text = '']) => text);
    const names = expressions.flatMap((text) =>
      [...text.matchAll(/\b(?:[a-z]+_)+[a-z0-9]+\b(?!\()/g)].map(([name]) => name),
    );
    const ownNames = names.filter((name) => !['histogram_quantile', '__rate_interval'].includes(name));
    expect(expressions.length).toBeGreaterThan(10);
    expect(ownNames.filter((name) => !knownMetrics.has(name))).toEqual([]);
  },
);

it('docs/runbook.md has a heading for each alert, and no other headings', async () => {
  const alerts = [...(await read('deploy/alerts.yml')).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const headings = [...(await read('docs/runbook.md')).matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts);
});
