import type { Page } from '@playwright/test';
import { arrive, expect, expectAccessible, expectScrollable, menuButton, test } from '../support/page.ts';

/** The main item that is seen: the same words stand in the mobile menu too. */
const item = (page: Page, name: string) =>
  page.getByRole('banner').getByText(name, { exact: true }).filter({ visible: true });
const entry = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

test.describe('a dropdown', () => {
  test('opens under the mouse and closes 100 ms after it left', async ({ page }) => {
    await page.clock.install();
    await arrive(page, '/');
    await item(page, 'Products').hover();
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(700, 880);
    await page.clock.runFor(90);
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await page.clock.runFor(20);
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
  });

  test('opens once the pointer rests on it, not while it crosses the bar, and at once beside one that is open', async ({
    page,
  }) => {
    await page.clock.install();
    await arrive(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await item(page, 'Products').hover();
    await page.clock.runFor(90);
    await item(page, 'Company').hover();
    await page.clock.runFor(90);
    expect(await page.locator('header details[open]').count()).toBe(0);
    await page.clock.runFor(20);
    await expect(entry(page, /About/)).toBeVisible();
    await item(page, 'Products').hover();
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
  });

  test("draws the editor's picture in its gradient block", async ({ page }) => {
    await arrive(page, '/');
    await item(page, 'Company').hover();
    await expect(page.locator('header details[open] .night img')).toHaveAttribute('src', /\/cms\//);
  });

  test('stays while the pointer is on its panel, and closes when a link is chosen', async ({ page }) => {
    await arrive(page, '/');
    await item(page, 'Products').hover();
    await entry(page, /Private networks/).hover();
    await expectAccessible(page);
    await entry(page, /Private networks/).click();
    await expect(page).toHaveURL(/\/products\/private-networks$/);
    await expect(entry(page, /Private networks/)).toBeHidden();
  });

  test('opens by hovering or by the press that follows, never closes by it, and closes by the next', async ({
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
  });

  test('gives way to another, to a press beside it, and to Escape without the focus in it', async ({
    page,
  }) => {
    await arrive(page, '/');
    await item(page, 'Products').hover();
    await item(page, 'Company').hover();
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
    await expect(entry(page, /About/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry(page, /About/)).toBeHidden();
    await item(page, 'Company').focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, /About/)).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(entry(page, /About/)).toBeHidden();
  });

  test('works by keyboard: ArrowDown opens and enters, Escape closes and returns, leaving closes', async ({
    page,
  }) => {
    await arrive(page, '/');
    const products = item(page, 'Products');
    await products.focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, /Kystlink SIM/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(products).toBeFocused();
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(entry(page, /Kystlink SIM/)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expect(entry(page, /Kystlink SIM/)).toBeHidden();
  });
});

test('the page that is read is marked in the bar and in the menu', async ({ page }) => {
  await arrive(page, '/de/preise');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Preise', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await menuButton(page, 'Menü öffnen').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Preise', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the bar is the wide one from 1280 pixels on, and the menu button below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, '/');
  await expect(item(page, 'Products')).toBeVisible();
  await expect(menuButton(page, 'Open menu')).toBeHidden();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(menuButton(page, 'Open menu')).toBeVisible();
  await expect(item(page, 'Products')).toHaveCount(0);
});

for (const width of [1280, 1440, 1920]) {
  test(`every global button of the menu is reachable at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, more, names } of [
      { path: '/', more: 'More', names: ['Log in', 'Order test SIMs', 'Talk to us'] },
      { path: '/de', more: 'Mehr', names: ['Anmelden', 'Test-SIMs bestellen', 'Sprechen Sie mit uns'] },
    ]) {
      await arrive(page, path);
      const summary = page
        .getByRole('banner')
        .getByText(more, { exact: true })
        .locator('xpath=ancestor::summary');
      // One button is not hidden where there is room for it.
      if (width < 1440) await summary.click();
      else await expect(summary).toBeHidden();
      for (const name of names)
        await expect(
          page.getByRole('banner').getByRole('link', { name }).filter({ visible: true }),
        ).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  });
}

test('the language selector shows the current language and lists the others', async ({ page }) => {
  await arrive(page, '/de/preise');
  const selector = page.getByRole('contentinfo').locator('details[data-menu]');
  await expect(selector.locator('summary')).toHaveText('Deutsch');
  await selector.locator('summary').click();
  await expect(selector.getByRole('link')).toHaveText(['English', 'Dansk']);
});

test('the gradient block of a page is 250 pixels high, or as high as its words', async ({ page }) => {
  const block = page.getByRole('main').locator('.night').filter({ hasText: 'Begin with the card' });
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await arrive(page, '/products');
    const { height = 0 } = (await block.boundingBox()) ?? {};
    const { height: ofWords = 0 } = (await block.getByRole('heading').locator('..').boundingBox()) ?? {};
    if (width === 390) expect(height).toBeGreaterThan(250);
    else expect(height, `at ${width} pixels`).toBe(250);
    expect(ofWords).toBeLessThanOrEqual(height);
    await expect(block.locator('img').last()).toBeVisible();
  }
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('locks the page behind it, opens its groups, and closes when a link is chosen', async ({ page }) => {
    await arrive(page, '/');
    await menuButton(page, 'Open menu').click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Order test SIMs' }),
    ).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Solutions').click();
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /Energy/ })
      .click();
    await expect(page).toHaveURL(/\/solutions\/energy$/);
    await expect(menuButton(page, 'Open menu')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  });

  test('is closed, with its groups, on a page that the browser shows again as it was left', async ({
    page,
  }) => {
    await arrive(page, '/');
    await menuButton(page, 'Open menu').click();
    await item(page, 'Solutions').click();
    await expect(entry(page, /Energy/)).toBeVisible();
    // What the browser says of a page from its back/forward cache, which browsers under test do not have.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(entry(page, /Energy/)).toBeHidden();
    await menuButton(page, 'Open menu').click();
    await expect(item(page, 'Solutions')).toBeVisible();
    await expect(entry(page, /Energy/)).toBeHidden();
  });

  test('closes when the wide bar takes its place, and leaves the page to scroll', async ({ page }) => {
    await arrive(page, '/');
    await menuButton(page, 'Open menu').click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectScrollable(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuButton(page, 'Open menu')).toBeVisible();
    await expect(entry(page, /Order test SIMs/)).toBeHidden();
  });

  test('closes by Escape and when the focus leaves it', async ({ page }) => {
    await arrive(page, '/');
    await menuButton(page, 'Open menu').focus();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Products')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuButton(page, 'Open menu')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menuButton(page, 'Close menu')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menuButton(page, 'Open menu')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns open by a click and lead on', async ({ page }) => {
    await page.goto('/');
    await item(page, 'Company').click();
    await entry(page, /About/).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the mobile menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/da');
    await menuButton(page, 'Åbn menu').click();
    await page.getByRole('link', { name: 'Priser' }).first().click();
    await expect(page).toHaveURL(/\/da\/priser$/);
  });
});
