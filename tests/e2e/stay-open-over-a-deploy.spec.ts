import { expect, test, type Page } from '@playwright/test';
import { arrive, idle, scriptsStarted } from '../support/page.ts';
import { newMailbox, newVisitor } from '../support/visitor.ts';

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/**
 * Opens a page, then simulates a deployment: there is a newer build, and island code that has not been loaded yet is
 * gone.
 */
async function keepOpenOverDeploy(
  page: Page,
  address: string,
): Promise<{ loads: string[]; builds: string[] }> {
  await page.unrouteAll();
  const currentFiles = new Set<string>();
  page.on('response', (response) => currentFiles.add(response.url()));
  await arrive(page, address);
  await idle(page);
  const originalFiles = new Set(currentFiles);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const builds: string[] = [];
  await page.route('**/builds/latest.json', async (route) => {
    await route.fulfill({ json: { id: 'newer', timestamp: 1 } });
    builds.push('newer');
  });
  await page.route('**/assets/chunks/**', (route) =>
    originalFiles.has(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 404, body: 'gone' }),
  );
  return { loads, builds };
}

test('a form whose code is gone submits without JavaScript', async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await keepOpenOverDeploy(page, '/about');
  // Fills in the form by script, because neither pointer nor focus may reach it before the click.
  await newsletter(page).evaluate((element: HTMLFormElement, address) => {
    const field = element.elements.namedItem('emailAddress');
    if (field instanceof HTMLInputElement) field.value = address;
    element.querySelector('button')?.click();
  }, newMailbox('deploy'));
  await expect(page).toHaveURL('/newsletter/check-mail');

  await test.step('links to all pages still work', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).first().click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('an island whose code is gone reloads the page, at most once in ten seconds', async ({ page }) => {
  const { loads, builds } = await keepOpenOverDeploy(page, '/about');
  const address = newsletter(page).getByLabel('Email address');
  await address.hover();
  await expect.poll(() => loads).toEqual(['/about']);
  await scriptsStarted(page);
  await address.hover();
  // The page checks for a newer build before each reload.
  await expect.poll(() => builds.length).toBe(2);
  await idle(page);
  expect(loads).toEqual(['/about']);

  await test.step('does not reload while the visitor is typing', async () => {
    const contact = await keepOpenOverDeploy(page, '/contact');
    const name = page.getByRole('form', { name: 'Your message' }).getByLabel('Full name');
    await name.pressSequentially('Ada');
    await expect.poll(() => contact.builds.length).toBe(1);
    await idle(page);
    expect(contact.loads).toEqual([]);
    await expect(name).toHaveValue('Ada');
  });
});
