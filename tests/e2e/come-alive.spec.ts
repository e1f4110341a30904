import { expect, test, type Page } from '@playwright/test';
import { comeAlive } from '#tests/support/page.ts';

/** React's renderer comes when `arrive` says so, if at all; `asked` counts how often the page wanted it. */
async function holdReact(page: Page, arrive: () => Promise<'here' | 'gone'>): Promise<{ asked: number }> {
  const requests = { asked: 0 };
  await page.route('**/assets/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const isRenderer = body.length > 100_000 && body.includes('hydrateRoot');
    if (isRenderer) requests.asked += 1;
    if (isRenderer && (await arrive()) === 'gone') return route.abort();
    return route.fulfill({ response, body });
  });
  return requests;
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a page that nobody uses asks for no renderer; the first move of the pointer does', async ({ page }) => {
  const react = await holdReact(page, () => Promise.resolve('here'));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(react.asked).toBe(0);
  await comeAlive(page);
  expect(react.asked).toBe(1);
});

test('scripts wait for what is seen, and one font is asked for ahead', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const asked = page.locator('link[rel=modulepreload], script[type=module]');
  await expect.poll(() => asked.count()).toBeGreaterThan(2);
  const priorities = await asked.evaluateAll((tags) => tags.map((tag) => tag.getAttribute('fetchpriority')));
  expect(new Set(priorities)).toEqual(new Set(['low']));
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
});

test('what is typed and pressed before the page has come alive is not lost', async ({ page }) => {
  const arrival = Promise.withResolvers<'here'>();
  const react = await holdReact(page, () => arrival.promise);
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox').fill('ada@');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeHidden();
  await expect.poll(() => react.asked).toBe(1);

  arrival.resolve('here');
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue('ada@');
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
});

test('without React the document stays one, and its links lead on', async ({ page }) => {
  await holdReact(page, () => Promise.resolve('gone'));
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Customers' }).click();
  await expect(page).toHaveURL('/customers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
