import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { chromium, expect as playwrightExpect, type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../guides/support/copyProject.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { refusedCookies } from '../support/consent.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';

const root = path.resolve(import.meta.dirname, '../..');
const faq = 'components/sections/Faq/Faq.tsx';
const form = 'components/newsletter/NewsletterForm.tsx';
const messages = 'locales/en/messages.po';

const expectPage = playwrightExpect.configure({ timeout: 20_000 });

let project: ProjectCopy;
let site: RunningSite;
let browser: Browser;
let page: Page;
let isConnected = false;
const originals = new Map<string, string>();

async function edit(file: string, from: string, to: string): Promise<void> {
  if (!originals.has(file)) originals.set(file, await project.read(file));
  await project.replace(file, from, to);
}

async function restore(): Promise<void> {
  for (const [file, text] of originals) await project.write(file, text);
  originals.clear();
}

const overlay = () => page.locator('vite-error-overlay');
const heading = () => page.getByRole('heading', { level: 1 });
const questions = () => page.locator('main details summary').first();

/** Expects the original page, connected to the server and without an error overlay. */
async function expectHealthy(): Promise<void> {
  await expectPage(questions()).toBeVisible();
  await expectPage(overlay()).toHaveCount(0);
  await page.waitForFunction(() => customElements.get('site-island') !== undefined);
  await expectPage.poll(() => isConnected).toBe(true);
}

beforeAll(async () => {
  project = await copyProject();
  // Links the packages one by one, so that Vite's cache gets a separate folder.
  const packages = path.join(project.folder, 'node_modules');
  await rm(packages);
  await mkdir(packages);
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (!name.startsWith('.vite'))
      await symlink(path.join(root, 'node_modules', name), path.join(packages, name));
  site = await runSite({ LOG_LEVEL: 'info', NODE_ENV: 'development' }, 'start', undefined, project.folder, [
    '--dev',
  ]);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const context = await browser.newContext({ storageState: { cookies: [refusedCookies], origins: [] } });
  page = await context.newPage();
  page.on('framenavigated', () => (isConnected = false));
  page.on('console', (message) => (isConnected ||= message.text() === '[vite] connected.'));
  await page.goto(`${site.url}/pricing`, { timeout: 60_000 });
  await expectHealthy();
}, 120_000);

afterEach(async () => {
  await restore();
  await expectHealthy();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await project?.remove();
});

describe('development server', () => {
  it('shows changed text', async () => {
    await edit(faq, '                  {question}\n', '                  Asked: {question}\n');
    await expectPage(questions()).toContainText('Asked: ');
  });

  it('generates artifacts for a new field of a fragment', async () => {
    await edit(faq, '        backgroundColor\n', '        backgroundColor\n        again: title\n');
    await edit(faq, '{question}\n', '{data.again}!{question}\n');
    await expectPage(questions()).toContainText('!');
    await expectPage(questions()).not.toContainText('undefined');
  });

  it('reports file and line of a field that the schema lacks', async () => {
    await edit(faq, '        backgroundColor\n', '        backgroundColour\n');
    await expectPage(overlay()).toContainText('has no field `backgroundColour`');
    await expectPage(overlay()).toContainText(`${faq}:`);
    // Retries, because the server may be reloading the page at the same moment.
    await expectPage(() => page.reload()).toPass();
    await expectPage(overlay()).toContainText('has no field `backgroundColour`');
  });

  it.each([
    ['a syntax error', '  return (\n    <Section\n', '  return (\n    <Section <\n', 'Unexpected'],
    [
      'an unresolved import',
      "import { useId } from 'react';",
      "import { useId } from 'react';\nimport './gone.ts';",
      'gone.ts',
    ],
    [
      'a section that throws',
      '  const { label, title, subtitle, description } = data;',
      "  throw new Error('the section threw');\n  const { label, title, subtitle, description } = data;",
      'the section threw',
    ],
  ])('reports file and line of %s', async (_name, from, to, message) => {
    await edit(faq, from, to);
    await expectPage(overlay()).toContainText(message);
    await expectPage(overlay()).toContainText(/Faq\.tsx:\d+/);
  });

  it('reports file and line of a message that cannot be compiled', async () => {
    await edit(messages, 'msgstr "{count} min"', 'msgstr "{count min"');
    await expectPage(overlay()).toContainText(/messages\.po:\d+/);
  });

  it('shows a changed message', async () => {
    await edit(messages, 'msgstr "Subscribe"', 'msgstr "Get the letter"');
    await expectPage(page.getByRole('button', { name: 'Get the letter' })).toBeVisible();
  });

  it('keeps the input of an island whose code changes, and reports file and line if the new code throws', async () => {
    const address = page.getByRole('textbox', { name: 'Email address' });
    await address.fill('ada');
    await address.press('Enter');
    await expectPage(page.getByText('Please enter a valid email address')).toBeVisible();
    await edit(form, "message: 'Subscribe',", "message: 'Subscribe to it',");
    await expectPage(page.getByRole('button', { name: 'Subscribe to it' })).toBeVisible();
    await expectPage(address).toHaveValue('ada');
    await edit(
      form,
      '  const id = useId();',
      "  const id = useId();\n  if (typeof window === 'object') throw new Error('the island threw');",
    );
    await expectPage(overlay()).toContainText('the island threw');
    await expectPage(overlay()).toContainText(/NewsletterForm\.tsx:\d+/);
  });

  it('loads changed code of an island that has not been used', async () => {
    await edit(form, "message: 'Subscribe',", "message: 'Subscribe to it',");
    await expectPage(page.getByRole('button', { name: 'Subscribe to it' })).toBeVisible();
  });

  it('reloads a changed server file, and reports file and line if that fails', async () => {
    await edit('server/operations/healthRouter.ts', "{ status: 'ok' }", "{ status: 'changed' }");
    await expect.poll(async () => (await fetch(`${site.url}/livez`)).text()).toContain('changed');
    await edit('server/operations/healthRouter.ts', "{ status: 'changed' }", "{ status: 'changed' ");
    await expectPage(overlay()).toContainText(/healthRouter\.ts:\d+/);
  });

  it('shows changed demo content', async () => {
    const title = await heading().textContent();
    await edit('cms/content/pages/pricing.ts', title ?? '', 'Prices, all of them');
    await expectPage(heading()).toHaveText('Prices, all of them');
    await restore();
    await expectPage(heading()).toHaveText(title ?? '');
  });

  it('runs alongside a second instance', async () => {
    const secondSite = await runSite({ NODE_ENV: 'development' }, 'start', undefined, project.folder, [
      '--dev',
    ]);
    try {
      await page.goto(`${secondSite.url}/pricing`);
      await expectHealthy();
      await edit(faq, '                  {question}\n', '                  Asked: {question}\n');
      await expectPage(questions()).toContainText('Asked: ');
      expect(secondSite.output()).not.toContain('EADDRINUSE');
      await page.goto(`${site.url}/pricing`);
      await restore();
      await expectHealthy();
    } finally {
      await secondSite.stop();
    }
  }, 120_000);

  it('logs page requests, but not module requests', () => {
    const paths = [...site.output().matchAll(/"path":"([^"]*)"/g)].map(([, requestedPath]) => requestedPath);
    expect(paths).toContain('/pricing');
    expect(
      paths.filter((requestedPath) => /\.(?:tsx?|css)$|^\/(?:@|node_modules)/.test(requestedPath ?? '')),
    ).toEqual([]);
  });
});
