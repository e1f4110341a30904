import type { Page } from '@playwright/test';
import { firstUnlessFull } from '../support/fullSuite.ts';
import { isOverridden } from '../support/isOverridden.ts';
import { arrive, expect, expectAccessible, expectScrollable, menuButton, test } from '../support/page.ts';

/** Locates the visible top-level item: the hidden mobile menu contains the same text. */
const item = (page: Page, name: string) =>
  page.getByRole('banner').getByText(name, { exact: true }).filter({ visible: true });
const entry = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

test('a dropdown opens on hover and closes 100 ms after the pointer leaves', async ({ page }) => {
  await page.clock.install();
  await arrive(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('not for a pointer that crosses the bar', async () => {
    await item(page, 'Products').hover();
    await page.clock.runFor(90);
    await item(page, 'Company').hover();
    await page.clock.runFor(90);
    expect(await page.locator('header details[open]').count()).toBe(0);
  });
  await page.clock.runFor(20);
  await expect(entry(page, /About/)).toBeVisible();
  await expect(page.locator('header details[open] .night img')).toHaveAttribute('src', /\/cms\//);

  await test.step('immediately next to an open one', async () => {
    await item(page, 'Products').hover();
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await expect(entry(page, /About/)).toBeHidden();
  });
  await page.mouse.move(700, 880);
  await page.clock.runFor(90);
  await expect(entry(page, /Kystlink SIM/)).toBeVisible();
  await page.clock.runFor(20);
  await expect(entry(page, /Kystlink SIM/)).toBeHidden();
});

test('a dropdown stays open on the click that follows hovering, and closes on the next click', async ({
  page,
}) => {
  await arrive(page, '/');
  for (const round of [1, 2]) {
    await item(page, 'Products').hover();
    await expect(entry(page, /Kystlink SIM/), `round ${round}`).toBeVisible();
    await item(page, 'Products').click();
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await item(page, 'Products').click();
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
    await page.mouse.move(700, 880);
  }

  await test.step('closes on Escape even if the focus is elsewhere, and on a click outside', async () => {
    await item(page, 'Company').hover();
    await expect(entry(page, /About/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry(page, /About/)).toBeHidden();
    await item(page, 'Company').press('Enter');
    await expect(entry(page, /About/)).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(entry(page, /About/)).toBeHidden();
  });

  await test.step('works by keyboard: ArrowDown opens it and moves into it, Escape and leaving close it', async () => {
    const products = item(page, 'Products');
    await products.press('ArrowDown');
    await expect(entry(page, /Kystlink SIM/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(products).toBeFocused();
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
  });

  await test.step('stays open while the pointer is on its panel, and closes when a link is chosen', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await item(page, 'Products').hover();
    await entry(page, /Private networks/).hover();
    await expectAccessible(page, 'header details[open]');
    await entry(page, /Private networks/).click();
    await expect(page).toHaveURL(/\/products\/private-networks$/);
    await expect(entry(page, /Private networks/)).toBeHidden();
  });
});

test('the HTML marks the current page in the bar and in the menu', async ({ request }) => {
  const html = await (await request.get('/de/preise')).text();
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const currentLinks = [...header.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => link);
  expect(currentLinks).toHaveLength(2);
  for (const link of currentLinks) expect(link).toContain('href="/de/preise"');
});

const globalButtons = [
  { path: '/de', more: 'Mehr', names: ['Anmelden', 'Test-SIMs bestellen', 'Kontakt'] },
  { path: '/', more: 'More', names: ['Log in', 'Order test SIMs', 'Talk to us'] },
] as const;

for (const { path, more, names } of firstUnlessFull(globalButtons))
  for (const width of firstUnlessFull([1280, 1440, 1920]))
    test(`every global button of the menu is reachable on ${path} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await arrive(page, path);
      const summary = page
        .getByRole('banner')
        .getByText(more, { exact: true })
        .locator('xpath=ancestor::summary');
      // Wide viewports have room for a single button, which is then not collapsed.
      if (width < 1440) await summary.click();
      else await expect(summary).toBeHidden();
      for (const name of names)
        await expect(
          page.getByRole('banner').getByRole('link', { name }).filter({ visible: true }),
        ).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Expects the last item of the bar to end at the footer's right edge.
      const ends = await page.evaluate(() =>
        ['header', 'footer'].map((name) => {
          const elements = [...document.querySelectorAll(`${name} :is(a, summary)`)];
          const visibleElements = elements.filter((element) => element.checkVisibility());
          return Math.round(
            Math.max(...visibleElements.map((element) => element.getBoundingClientRect().right)),
          );
        }),
      );
      if (!isOverridden('site/footer/SiteFooter.tsx')) expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0);
      await expectAccessible(page, 'header');
    });

test("a page's gradient block is 250 pixels high, or taller if its text is", async ({ page }) => {
  await page.goto('/products');
  const block = page.getByRole('main').locator('.night').filter({ hasText: 'Begin with the card' });
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await block.scrollIntoViewIfNeeded();
    const { height = 0 } = (await block.boundingBox()) ?? {};
    const { height: ofWords = 0 } = (await block.getByRole('heading').locator('..').boundingBox()) ?? {};
    if (width === 390) expect(height).toBeGreaterThan(250);
    else expect(height, `at ${width} pixels`).toBe(250);
    expect(ofWords).toBeLessThanOrEqual(height);
    await expect(block.locator('img').last()).toBeVisible();
  }
});

test('the mobile menu locks the page behind it, opens its groups, and closes when a link is chosen', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

  await test.step('replaces the wide bar below 1280 pixels', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await arrive(page, '/');
    await expect(item(page, 'Products')).toBeVisible();
    await expect(menuButton(page, 'Open menu')).toBeHidden();
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(menuButton(page, 'Open menu')).toBeVisible();
    await expect(item(page, 'Products')).toHaveCount(0);
  });

  await test.step('closes when the wide bar replaces it', async () => {
    await menuButton(page, 'Open menu').click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectScrollable(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuButton(page, 'Open menu')).toBeVisible();
    await expect(entry(page, /Order test SIMs/)).toBeHidden();
  });

  await test.step('closes again on a double click, and the page can be scrolled', async () => {
    await menuButton(page, 'Open menu').dblclick();
    await expect(menu).toBeHidden();
    await expectScrollable(page);
  });

  await test.step('closes on Escape and when it loses the focus', async () => {
    await menuButton(page, 'Open menu').press('ArrowDown');
    await expect(item(page, 'Products')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuButton(page, 'Open menu')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menuButton(page, 'Close menu')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menuButton(page, 'Open menu')).toBeVisible();
  });

  await test.step('is closed, with its groups, on a page restored from the back/forward cache', async () => {
    await menuButton(page, 'Open menu').click();
    await item(page, 'Solutions').click();
    await expect(entry(page, /Energy/)).toBeVisible();
    // Simulates a page restored from the back/forward cache, which Playwright disables.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(entry(page, /Energy/)).toBeHidden();
    await menuButton(page, 'Open menu').click();
    await expect(item(page, 'Solutions')).toBeVisible();
    await expect(entry(page, /Energy/)).toBeHidden();
  });

  await expect(menu.getByRole('link', { name: 'Order test SIMs' })).toBeVisible();
  expect(await overflow()).toBe('hidden');
  await menu.getByText('Solutions').click();
  await expectAccessible(page, 'header');
  await menu.getByRole('link', { name: /Energy/ }).click();
  await expect(page).toHaveURL(/\/solutions\/energy$/);
  await expect(menuButton(page, 'Open menu')).toBeVisible();
  expect(await overflow()).not.toBe('hidden');
});
