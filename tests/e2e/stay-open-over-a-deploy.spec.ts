import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../support/page.ts';
import { newMailbox, newVisitor } from '../support/visitor.ts';

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/** From now on the build that made the page is gone: its files, and the server's word of it. */
async function deploy(page: Page): Promise<{ loads: () => number }> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
  );
  await page.route('**/assets/chunks/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  return { loads: () => loads };
}

test('a tab that is left open over a deploy goes on to any page', async ({ page }) => {
  await arrive(page, '/');
  await deploy(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an island whose code is gone brings the page anew, at most once in ten seconds', async ({ page }) => {
  await arrive(page, '/about');
  const { loads } = await deploy(page);
  await newsletter(page).getByLabel('Email address').hover();
  await expect.poll(loads).toBe(1);
  await page.waitForFunction(() => customElements.get('site-island') !== undefined);
  const failed = page.waitForResponse('**/assets/chunks/**');
  await newsletter(page).getByLabel('Email address').hover();
  await failed;
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
});

test('what is pressed in an island whose code is gone is done by the page itself', async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await arrive(page, '/about');
  await deploy(page);
  const form = newsletter(page);
  // By script: neither a pointer nor the focus is to come to the form before the press.
  await form.evaluate((element: HTMLFormElement, address) => {
    const field = element.elements.namedItem('emailAddress');
    if (field instanceof HTMLInputElement) field.value = address;
    element.querySelector('button')?.click();
  }, newMailbox('deploy'));
  await expect(page).toHaveURL(/\/newsletter\/check-mail/);
});
