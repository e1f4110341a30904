import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, expect as expectPage, type Browser, type Locator, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { refusedCookies } from '#tests/support/consent.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';

// Adds Arabic without translations or content: the text is in English, the layout is right-to-left.
const row = `  ar: {
    name: 'العربية',
    isoCode: 'ar-EG',
    dateCode: 'ar-EG',
    languageCode: 'ar',
    wordPressLocale: 'ar',
    direction: 'rtl',
    currency: 'EUR',
    homePath: '/ar',
  },
`;

let project: ProjectCopy;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  project = await copyProject();
  await project.replace('brand/languages.ts', '} as const satisfies', `${row}} as const satisfies`);
  await project.run('extract');
  await project.run('build');
  site = await runSite({ DATA_DIR: path.join(project.folder, 'data') }, 'start', undefined, project.folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await project?.remove();
});

async function open(address: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    storageState: { cookies: [refusedCookies], origins: [] },
  });
  const page = await context.newPage();
  await page.goto(site.url + address);
  return page;
}

type Box = { left: number; right: number; top: number };

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not seen.');
  return { left: box.x, right: box.x + box.width, top: box.y };
}

function expectInside({ left, right }: Box, width: number) {
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
}

/** Returns the number of pixels by which the page is wider than its viewport. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

describe.each([390, 1440])('a right-to-left language in a viewport of %i pixels', (width) => {
  it.each(['/ar', '/ar/pricing', '/ar/contact', '/ar/blog', '/ar/blog/nordvand-stopped-driving', '/ar/docs'])(
    '%s has its logo on the right and does not scroll horizontally',
    async (address) => {
      const page = await open(address, width);
      await expectPage(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const logo = await boxOf(page.locator('header a[href="/ar"]').first());
      expect(logo.left).toBeGreaterThan(width / 2);
      expect(await overflowOf(page)).toBe(0);
      await page.context().close();
    },
  );

  it('does not affect pages of other languages', async () => {
    const page = await open('/contact', width);
    expect(await page.locator('html').getAttribute('dir')).toBeNull();
    await page.context().close();
  });

  it('shows form errors at the right edge of the fields', async () => {
    const page = await open('/ar/contact', width);
    const form = page.locator('main form').first();
    await form.getByRole('button').last().click();
    const field = form.locator('[aria-invalid=true]').first();
    await expectPage(field).toBeVisible();
    const descriptionId = (await field.getAttribute('aria-describedby'))?.split(' ')[0] ?? '';
    const message = page.locator(`[id="${descriptionId}"]`);
    expect(Math.abs((await boxOf(message)).right - (await boxOf(field)).right)).toBeLessThan(2);
    expect(await message.evaluate((element) => getComputedStyle(element).textAlign)).toMatch(/start|right/);
    await page.context().close();
  });

  it('points its arrows to the left', async () => {
    const page = await open('/ar', width);
    const arrow = page.locator('main svg[data-arrow]').first();
    expect(await arrow.evaluate((element) => getComputedStyle(element).scale)).toBe('-1 1');
    await page.context().close();
  });
});

it('a right-to-left header panel opens inside the viewport', async () => {
  const page = await open('/ar', 1440);
  const summary = page.locator('header details[data-menu=hover] > summary').first();
  await summary.click();
  const panel = page.locator('header details[open] > div').first();
  await expectPage(panel).toBeVisible();
  expectInside(await boxOf(panel), 1440);
  const entries = panel.getByRole('link');
  expect((await boxOf(entries.first())).right).toBeGreaterThan(1440 / 2);
  await page.context().close();
});

it('the right-to-left language menus of header and footer open inside the viewport', async () => {
  const page = await open('/ar', 1440);
  for (const landmark of ['header', 'footer']) {
    const menu = page.locator(`${landmark} details[data-menu=""]`).filter({ visible: true }).last();
    await menu.locator('summary').click();
    expectInside(await boxOf(menu.locator('ul')), 1440);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
});

it('mails in a right-to-left language are written from right to left', async () => {
  const response = await fetch(`${site.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ emailAddress: 'layla@example.com', locale: 'ar' }),
  });
  expect(response.status).toBe(200);
  const folder = path.join(project.folder, 'data/mail');
  const mail = await vi.waitFor(async () => {
    const [name = ''] = await readdir(folder);
    return PostalMime.parse(await readFile(path.join(folder, name)));
  }, 20_000);
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
});

it('the right-to-left mobile menu aligns its entries to the right', async () => {
  const page = await open('/ar', 390);
  await page.locator('header summary').filter({ visible: true }).last().click();
  const sheet = page.locator('[data-mobile-menu][open] > nav');
  await expectPage(sheet).toBeVisible();
  expectInside(await boxOf(sheet), 390);
  const summary = sheet.locator('summary').first();
  const chevron = await boxOf(summary.locator('svg').last());
  expect(chevron.right).toBeLessThan(390 / 2);
  expect(await overflowOf(page)).toBe(0);
  await page.context().close();
});
