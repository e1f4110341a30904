import type { Locator } from '@playwright/test';
import { firstUnlessFull } from '#tests/support/fullSuite.ts';
import { expect, test } from '#tests/support/page.ts';

test.use({ viewport: { width: 768, height: 1024 } });

test('elements in the same row or column are aligned', async ({ page }) => {
  await test.step('customer quotes', async () => {
    await page.goto('/customers');
    const sentences = page.getByRole('list').filter({ hasText: 'Oksholm' }).last().getByRole('paragraph');
    const edges = (await boxesOf(sentences)).map(({ x }) => Math.round(x));
    expect(edges.length).toBeGreaterThan(3);
    expect(new Set(edges).size).toBe(1);
  });

  for (const address of firstUnlessFull(['/terms', '/contact', '/de/kontakt'])) {
    await test.step(`the facts of ${address}, in two columns`, async () => {
      await page.goto(address);
      const facts = await boxesOf(page.locator('main dl').last().getByRole('definition'));
      const tops = facts.map(({ y }) => Math.round(y));
      expect(tops.length).toBeGreaterThan(4);
      expect(new Set(tops).size).toBe(Math.ceil(tops.length / 2));
    });
  }

  for (const [address, buttonText] of firstUnlessFull([
    ['/cookies', 'Changed your mind?'],
    ['/de/cookies', 'Anders überlegt?'],
  ] as const)) {
    await test.step(`text and button fill the box below the text of ${address}`, async () => {
      await page.goto(address);
      const title = page.locator('main').getByRole('heading', { name: buttonText });
      const sheet = await boxOf(title.locator('xpath=ancestor::div[2]'));
      const button = await boxOf(title.locator('xpath=ancestor::div[1]').getByRole('link'));
      expect(sheet.x + sheet.width - (button.x + button.width)).toBeLessThan(60);
      expect(Math.abs(button.y + button.height / 2 - (sheet.y + sheet.height / 2))).toBeLessThan(4);
    });
  }
});

async function boxesOf(locator: Locator) {
  await expect(locator.first()).toBeVisible();
  return Promise.all((await locator.all()).map(boxOf));
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Not visible: ${locator.toString()}`);
  return box;
}
