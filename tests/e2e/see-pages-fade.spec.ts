import type { Page } from '@playwright/test';
import { arrive, expect, test } from '#tests/support/page.ts';

/** Records the opacity of the previous page in each frame of the view transition. */
async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event;
      if (!viewTransition) return;
      const opacities: number[] = [];
      Reflect.set(window, 'opacitiesOfLastPage', opacities);
      const frame = () => {
        const style = getComputedStyle(document.documentElement, '::view-transition-old(root)');
        opacities.push(Number(style.opacity));
        if (!hasEnded) requestAnimationFrame(frame);
      };
      let hasEnded = false;
      void viewTransition.finished.then(() => (hasEnded = true));
      void viewTransition.ready.then(frame);
    });
  });
}

const opacities = (page: Page) =>
  page.evaluate((): number[] => Reflect.get(window, 'opacitiesOfLastPage') ?? []);

test('a page fades into the next one, frame by frame', async ({ page, context }) => {
  // Slows down the animation, so that a busy machine renders more than its first and last frame.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  await watchArrival(page);
  await arrive(page, '/');
  // Uses the keyboard, because a pointer resting on the link would prerender the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expect.poll(async () => (await opacities(page)).length).toBeGreaterThan(2);
  const values = await opacities(page);
  expect(values.filter((opacity) => opacity > 0 && opacity < 1).length).toBeGreaterThan(0);
  expect(values).toEqual(values.toSorted((a, b) => b - a));

  await test.step('with reduced motion the next page is shown immediately', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).first().press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await opacities(page)).toEqual([]);
  });
});
