import type { Locator, Page } from '@playwright/test';
import { arrive, expect, test } from '../support/page.ts';
import { newMailbox, newVisitor } from '../support/visitor.ts';

type Press = (control: Locator) => Promise<void>;
const ways: Record<string, Press> = {
  'the mouse': (control) => control.click(),
  'a finger': (control) => control.tap(),
  'the keyboard': (control) => control.press('Enter'),
};

test.use({ hasTouch: true });

/** From now on no code comes before it is released: that of the page is there, that of islands is not. */
async function holdCode(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function countPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

for (const [way, press] of Object.entries(ways)) {
  test(`the newsletter form that is sent cold by ${way} is sent once, with what was typed`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    const posts = countPosts(page);
    await arrive(page, '/about');
    const release = await holdCode(page);
    const form = newsletter(page);
    await form.getByLabel('Email address').fill(newMailbox('cold'));
    await press(form.getByRole('button', { name: 'Subscribe' }));
    expect(posts).toEqual([]);
    release();
    await expect(form.getByText('Check your email to confirm')).toBeVisible();
    expect(posts).toEqual(['/api/newsletter']);
  });

  test(`the contact form that is sent cold by ${way} names what is missing`, async ({ page }) => {
    await arrive(page, '/contact');
    const release = await holdCode(page);
    const form = page.getByRole('form', { name: 'Your message' });
    await form.getByLabel('Full name').fill('Ada Lund');
    await press(form.getByRole('button', { name: 'Send message' }));
    release();
    await expect(form.getByLabel('Email address')).toHaveAccessibleDescription('This field is required');
    await expect(form.getByLabel('Full name')).toHaveValue('Ada Lund');
  });
}

test('Enter in a field sends a cold form too', async ({ page }) => {
  await arrive(page, '/about');
  const release = await holdCode(page);
  const form = newsletter(page);
  await form.getByLabel('Email address').fill('nobody');
  await form.getByLabel('Email address').press('Enter');
  release();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page).toHaveURL('/about');
});

for (const way of ['the mouse', 'a finger', 'the keyboard'] as const) {
  test(`prices change at once by ${way}, and the choice is kept once the code is there`, async ({ page }) => {
    await arrive(page, '/pricing');
    const release = await holdCode(page);
    const [first, second] = [
      page.getByRole('radio', { name: 'EUR', exact: true }).first(),
      page.getByRole('radio', { name: 'EUR', exact: true }).last(),
    ];
    if (way === 'the keyboard') {
      await page.getByRole('radio', { name: 'DKK', exact: true }).first().focus();
      await page.keyboard.press('ArrowRight');
    } else {
      await (way === 'the mouse' ? first.click({ force: true }) : first.tap({ force: true }));
    }
    const chosen =
      way === 'the keyboard'
        ? page.locator('site-island input:checked[value=eur], site-island input:checked[value=usd]').first()
        : first;
    await expect(chosen).toBeChecked();
    release();
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('price-currency')))
      .toMatch(/eur|usd/);
    // Every list on the page shows the one choice.
    if (way !== 'the keyboard') await expect(second).toBeChecked();
    await page.reload();
    await expect(chosen).toBeChecked();
  });
}

test('no script but the page’s own is fetched before an island is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await arrive(page, '/pricing');
  await page.mouse.move(700, 20);
  await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(before).toBeLessThanOrEqual(3);
  await page.getByRole('radio', { name: 'EUR', exact: true }).first().hover({ force: true });
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('without a connection a cold island leaves the page as it is', async ({ page, context, faults }) => {
  await arrive(page, '/about');
  await context.setOffline(true);
  await newsletter(page).getByLabel('Email address').fill('ada@example.com');
  await expect(newsletter(page).getByLabel('Email address')).toHaveValue('ada@example.com');
  await expect(page).toHaveURL('/about');
  await context.setOffline(false);
  // The browser itself notes each file that it could not fetch.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
});
