import { execFile } from 'node:child_process';
import { glob, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSite } from '#tests/support/runSite.ts';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';

const run = promisify(execFile);
const redesigned = [
  'components/site/header/SiteHeader.tsx',
  'components/site/footer/SiteFooter.tsx',
  'components/sections/HeroElement/HeroElement.tsx',
];
let project: ProjectCopy;
/** Output of `npm run upgrade`. */
let report = '';

/** Runs git in the company's repository. Rejects with its output if it fails. */
const git = async (...args: string[]) =>
  (
    await run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: project.folder,
    })
  ).stdout;

beforeAll(async () => {
  project = await copyProject();
  await git('init', '--quiet', '--initial-branch=main');
  await commit('The version that the company began with');
  await git('switch', '--quiet', '--create', 'acme');
  await project.run(
    'brand',
    'Acme Fjordline',
    '--color',
    '#0057b8',
    '--languages',
    'sv,en,de',
    '--without',
    'qrPage',
  );
  await project.run('new:section', 'Timeline', 'Faq', '--brand');
  for (const file of redesigned) await project.run('override', file);
  await project.run('extract');
  await commit('Acme Fjordline');
});
afterAll(async () => {
  await rm(`${project.folder}-upgrade`, { recursive: true, force: true });
  await project.remove();
});

async function commit(message: string) {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
}

it('a new platform version merges without conflicts, whatever platform files it changes', async () => {
  await git('switch', '--quiet', 'main');
  for await (const file of glob(
    '{components,content-model,locales,pages,renderer,schema,server,theme,wordpress/model,scripts,cms}/**/*.{ts,tsx}',
    {
      cwd: project.folder,
      exclude: ['**/generated', '**/__generated__'],
    },
  ))
    await project.write(file, `${await project.read(file)}\n// The next version.\n`);
  for (const code of ['en', 'da', 'de'])
    await project.write(
      `locales/${code}/messages.po`,
      `${await project.read(`locales/${code}/messages.po`)}\n`,
    );
  await project.replace(
    'package.json',
    '"private": true',
    '"private": true,\n  "homepage": "https://platform.example"',
  );
  await project.write('.env.example', `${await project.read('.env.example')}NEXT_SETTING=\n`);
  await project.replace(
    'CHANGELOG.md',
    '### Upgrade notes\n\n',
    '### Upgrade notes\n\n- Set NEXT_SETTING before you start the site.\n',
  );
  await commit('The next version');
  await git('switch', '--quiet', 'acme');
  report = await project.run('upgrade', 'main', '--no-checks');
  expect(report).toContain('main is merged in');
  expect(report).toContain('without conflicts');
  await git('merge', '--quiet', 'upgrade/main');

  expect(await project.read('components/sections/Faq/Faq.tsx')).toContain('// The next version.');
  expect(await project.read('brand/tokens.ts')).toContain('Acme Fjordline');
});

it('npm run upgrade names outdated overrides, new settings and new upgrade notes', () => {
  for (const file of redesigned) expect(report).toContain(`Compare brand/${file}: outdated.`);
  expect(report).toContain('New setting NEXT_SETTING');
  expect(report).toContain('- Set NEXT_SETTING before you start the site.');
});

it('npm run override -- --list shows how the originals of overrides changed', async () => {
  const list = await project.run('override', '--list');
  for (const file of redesigned)
    expect(list).toContain(`brand/${file}: outdated. Its original changed:\ndiff --git`);
  expect(list.match(/^\+\/\/ The next version\.$/gm)).toHaveLength(redesigned.length);
});

it('the merged site builds and serves the company’s pages', async () => {
  await project.run('build');
  const site = await runSite({}, 'start', undefined, project.folder);
  try {
    // Swedish, the default language, has no prefix.
    for (const address of ['/', '/de/preise', '/en/blog', '/contact'])
      expect((await fetch(site.url + address, { redirect: 'manual' })).status, address).toBe(200);
    const german = { accept: 'text/html', 'accept-language': 'de' };
    const home = await fetch(`${site.url}/`, { redirect: 'manual', headers: german });
    expect(home.headers.get('location')).toBe('/de');
    const swedish = { accept: 'text/html', 'accept-language': 'sv' };
    expect(await (await fetch(`${site.url}/`, { headers: swedish })).text()).toContain('<html lang="sv');
    expect((await fetch(`${site.url}/qr`)).status).toBe(404);
  } finally {
    await site.stop();
  }
});
