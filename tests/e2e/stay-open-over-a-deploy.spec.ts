import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../support/page.ts';
import { newMailbox, newVisitor } from '../support/visitor.ts';

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/** Opens a page. From then on a newer build is out, and the code of islands is gone that was not there yet. */
async function openOverDeploy(page: Page, address: string): Promise<{ loads: () => number }> {
  const present = new Set<string>();
  page.on('response', (response) => present.add(response.url()));
  await arrive(page, address);
  await page.waitForLoadState('networkidle');
  const kept = new Set(present);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
  );
  await page.route('**/assets/chunks/**', (route) =>
    kept.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  return { loads: () => loads };
}

test('a tab that is left open over a deploy goes on to any page', async ({ page }) => {
  await openOverDeploy(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an island whose code is gone brings the page anew, at most once in ten seconds', async ({ page }) => {
  const { loads } = await openOverDeploy(page, '/about');
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
  await openOverDeploy(page, '/about');
  const form = newsletter(page);
  // By script: neither a pointer nor the focus is to come to the form before the press.
  await form.evaluate((element: HTMLFormElement, address) => {
    const field = element.elements.namedItem('emailAddress');
    if (field instanceof HTMLInputElement) field.value = address;
    element.querySelector('button')?.click();
  }, newMailbox('deploy'));
  await expect(page).toHaveURL(/\/newsletter\/check-mail/);
});

test('a page is not taken from under somebody who types, when its code is gone', async ({ page }) => {
  const { loads } = await openOverDeploy(page, '/contact');
  const form = page.getByRole('form', { name: 'Your message' });
  const failed = page.waitForResponse('**/assets/chunks/**');
  await form.getByLabel('Full name').pressSequentially('Ada');
  await failed;
  await newsletter(page).getByLabel('Email address').hover();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(0);
  await expect(form.getByLabel('Full name')).toHaveValue('Ada');
});
