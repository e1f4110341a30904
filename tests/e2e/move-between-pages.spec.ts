import { arrive, expect, test } from '../support/page.ts';

test('a new page starts scrolled to the top, with its own title and the focus at its start', async ({
  page,
}) => {
  await arrive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page).toHaveTitle(/^Pric/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await test.step('the page is prefetched when the pointer rests on its link', async () => {
    await arrive(page, '/about');
    const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    const prefetch = page.waitForRequest((request) => request.url().endsWith('/pricing'));
    await link.hover();
    await (await prefetch).response();
    await link.click();
    await expect(page).toHaveURL('/pricing');
    const arrival = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming ? Reflect.get(entry, 'deliveryType') : undefined;
    });
    expect(arrival).toBe('navigational-prefetch');
  });
});

test('an unknown page shows its address, keeps the navigation and links to the home page', async ({
  page,
  faults,
}) => {
  const response = await page.goto('/da/findes-ikke');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 – Siden blev ikke fundet: /da/findes-ikke');
  await expect(page.getByText('/da/findes-ikke')).toBeVisible();
  await page.getByRole('link', { name: 'GÅ TIL FORSIDEN' }).click();
  await expect(page).toHaveURL(/\/da$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/søkort/);

  await test.step('a link to a missing page leads to the error page, and Back returns', async () => {
    await arrive(page, '/pricing');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/gone',
        textContent: 'A link from long ago',
      });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('A link from long ago').click();
    await expect(page.getByRole('link', { name: 'GO TO HOMEPAGE' })).toBeVisible();
    await expect(page).toHaveTitle('404 – Page not found: /gone');
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing$/);
  });
  // The browser logs the 404 of each document itself.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
});

test('an open tab requests the manifest of its build after a second, and the latest build every hour', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-02T12:00:00' });
  // From now on, only the test advances the clock.
  await page.clock.pauseAt('2026-11-02T12:00:01');
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/builds/')) requestedUrls.push(pathname);
  });
  await page.goto('/');
  await page.clock.runFor(900);
  expect(requestedUrls).toEqual([]);
  await page.clock.runFor(500);
  await expect.poll(() => requestedUrls).toEqual([expect.stringMatching(/^\/builds\/meta\/\w+\.json$/)]);
  await page.clock.fastForward(3_590_000);
  expect(requestedUrls).toHaveLength(1);
  await page.clock.fastForward(100_000);
  await expect.poll(() => requestedUrls.slice(1)).toEqual(['/builds/latest.json']);
});
