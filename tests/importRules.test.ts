import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');

/** Imports that break a rule, with the name of the rule. */
const broken: [rule: string, file: string, imported: string][] = [
  ['components-stay-in-the-browser', 'components/ui/Menu.ts', '#server/config/config.ts'],
  ['components-stay-in-the-browser', 'components/sections/Hero/Hero.fields.ts', '#wordpress/model/model.ts'],
  ['components-stay-in-the-browser', 'components/sections/Hero/Hero.sample.ts', '#cms/content/team.ts'],
  ['components-stay-in-the-browser', 'brand/components/ui/Menu.ts', '#server/config/config.ts'],
  ['content-model-imports-schema-only', 'content-model/labels.ts', '#locales/locales.ts'],
  ['content-model-imports-schema-only', 'content-model/packages.ts', '#brand/product.ts'],
  ['fields-and-samples-stay-out-of-the-browser', 'components/ui/Labels.tsx', '#content-model/Field.ts'],
  [
    'fields-and-samples-stay-out-of-the-browser',
    'components/sections/Table/Table.tsx',
    '#components/sections/samples/parts.ts',
  ],
  ['leaves', 'schema/labels.ts', '#content-model/Field.ts'],
  ['areas-do-not-import-each-other', 'server/operations/healthRouter.ts', '../content/normalizeResponse.ts'],
  ['areas-do-not-import-each-other', 'server/office-hours/hoursRouter.ts', '../content/normalizeResponse.ts'],
  ['areas-receive-values-not-config', 'server/office-hours/hours.ts', '#server/config/config.ts'],
  ['lib-is-below-the-areas', 'server/lib/hours.ts', '../office-hours/names.ts'],
  ['server-does-not-render', 'server/middleware/title.ts', '#renderer/head/title.ts'],
  ['server-does-not-import-cms', 'server/main.ts', '#cms/server.ts'],
  ['areas-receive-values-not-config', 'server/operations/settings.ts', '#server/config/config.ts'],
  ['lib-is-below-the-areas', 'server/lib/links.ts', '#server/content/normalizeResponse.ts'],
  ['pages-are-leaves', 'renderer/pages.ts', '../pages/home/Page.ts'],
  ['leaves', 'locales/logger.ts', '#server/logger.ts'],
  ['sections-do-not-import-each-other', 'components/sections/Faq/Faq.ts', '../Hero/Hero.ts'],
  ['fields-and-samples-stay-out-of-the-browser', 'components/sections/Faq/Faq.tsx', './Faq.sample.ts'],
  ['ui-does-not-fetch-data', 'components/ui/Data.ts', 'react-relay'],
  ['components-import-lower-layers', 'components/page/frame.ts', '#components/ui/Field/Field.ts'],
  ['components-import-lower-layers', 'components/ui/Field/total.ts', '#components/content/amount.ts'],
  ['components-import-lower-layers', 'components/content/picture.ts', '#components/media/Media.ts'],
  ['components-import-lower-layers', 'components/drawing/offer.ts', '#components/pricing/Offer.ts'],
  ['components-import-lower-layers', 'components/consent/tool.ts', '#components/analytics/tools.ts'],
  ['components-import-lower-layers', 'components/newsletter/host.ts', '#components/island/Island.ts'],
  ['components-import-lower-layers', 'components/search/menu.ts', '#components/site/Logo.ts'],
  ['components-import-lower-layers', 'components/sections/Faq/post.ts', '#components/post/Byline.ts'],
  ['components-have-a-layer', 'components/unlisted/Banner.ts', '#schema/first.ts'],
  ['editor-stays-in-wp-admin', 'wordpress/editor/form/model.ts', '#wordpress/model/model.ts'],
  ['editor-stays-in-wp-admin', 'wordpress/editor/preview/message.ts', '#components/preview/clues.ts'],
  ['editor-is-bundled-for-wp-admin', 'wordpress/build/form.ts', '../editor/form/typedForm.ts'],
  ['editor-is-bundled-for-wp-admin', 'components/preview/form.ts', '#wordpress/editor/form/typedForm.ts'],
  ['vike-at-the-edge', 'schema/vike.ts', 'vike'],
  ['no-cycles', 'schema/first.ts', './second.ts'],
  ['no-cycles', 'schema/typesOfFirst.ts', './typesOfSecond.ts'],
  ['resolvable', 'schema/missing.ts', './nowhere.ts'],
];
const targets = [
  'brand/product.ts',
  'components/analytics/tools.ts',
  'components/content/amount.ts',
  'components/island/Island.ts',
  'components/media/Media.ts',
  'components/preview/clues.ts',
  'components/pricing/Offer.ts',
  'components/post/Byline.ts',
  'components/site/Logo.ts',
  'components/ui/Field/Field.ts',
  'cms/content/team.ts',
  'cms/server.ts',
  'components/sections/Faq/Faq.sample.ts',
  'components/sections/Hero/Hero.ts',
  'components/sections/samples/parts.ts',
  'content-model/Field.ts',
  'locales/locales.ts',
  'pages/home/Page.ts',
  'renderer/head/title.ts',
  'server/config/config.ts',
  'server/content/normalizeResponse.ts',
  'server/lib/fetchText.ts',
  'server/logger.ts',
  'server/office-hours/names.ts',
  'wordpress/editor/form/typedForm.ts',
  'wordpress/model/model.ts',
];
const allowedImports: [file: string, imported: string][] = [
  ['brand/components/site/Title.ts', '#original/sections/Hero/Hero.ts'],
  ['server/office-hours/router.ts', '#server/lib/fetchText.ts'],
  ['server/services/hoursServices.ts', '#server/office-hours/names.ts'],
  ['server/app.ts', '#server/content/normalizeResponse.ts'],
  ['content-model/sharedFields.ts', '#schema/first.ts'],
  ['components/sections/Faq/Faq.fields.ts', '#content-model/Field.ts'],
  ['components/sections/Table/Table.sample.ts', '#components/sections/samples/parts.ts'],
  ['components/ui/Greeting.ts', '#schema/first.ts'],
  ['components/pricing/total.ts', '#components/content/amount.ts'],
  ['components/post/photo.ts', '#components/media/Media.ts'],
  ['components/blog/Author.ts', '#components/post/Byline.ts'],
  ['wordpress/editor/form/field.ts', '#content-model/Field.ts'],
  ['wordpress/editor/preview/connection.ts', '#schema/first.ts'],
  ['wordpress/editor/publish/panel.ts', '../form/typedForm.ts'],
  ['pages/other/Page.ts', '#renderer/head/title.ts'],
];

const Report = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
  }),
});

let folder: string;
let violations: { from: string; rule: string }[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await write('package.json', JSON.stringify({ type: 'module', imports: manifest.imports }));
  await write('tsconfig.json', '{}');
  for (const name of ['react-relay', 'vike']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, '');
  }
  for (const file of targets) await write(file, 'export const value = 1;\n');
  await write('schema/second.ts', "export { value } from './first.ts';\n");
  await write('schema/typesOfSecond.ts', "export type { Value } from './typesOfFirst.ts';\n");
  for (const [file, importedFile] of [...allowedImports, ...broken.map(([, ...pair]) => pair)])
    await write(file, `import * as all from '${importedFile}';\nexport const value = all;\n`);
  const config = path.join(root, '.dependency-cruiser.mjs');
  const args = [
    '--config',
    config,
    '--output-type',
    'json',
    ...new Set(broken.map(([, file]) => file.split('/')[0] ?? '')),
  ];
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/depcruise'), [...args, 'pages'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { summary } = v.parse(Report, JSON.parse(stdout));
  violations = summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

it.each(broken)('%s rejects the import in %s', (rule, file) => {
  expect(violations).toContainEqual({ from: file, rule });
});

it.each(allowedImports)('%s may import %s', (file) => {
  expect(violations.filter(({ from }) => from === file)).toEqual([]);
});
