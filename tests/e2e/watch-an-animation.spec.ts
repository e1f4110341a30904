import type { Page } from '@playwright/test';
import { arrive, expect, test } from '#tests/support/page.ts';

/** Duration of one round of the tide animation. */
const roundMs = 4_000;

/** Opens a catalogue state with a stopped clock, and renders the first frame. */
async function observe(page: Page, state: string) {
  await arrive(page, `/__catalogue/interface/animation/${state}`);
  const drawing = page.locator('main [aria-hidden=true] svg');
  // The player requests its frames from the page's clock.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return drawing.locator('path').count();
    })
    .toBeGreaterThan(0);
  return {
    drawing,
    frame: () => drawing.evaluate((svg) => svg.outerHTML),
    after: (milliseconds: number) => page.clock.runFor(milliseconds),
    /** Waits until a frame other than `shown` is rendered: on a busy machine the player starts late. */
    moves: (previousFrame: string) =>
      expect
        .poll(async () => {
          await page.clock.runFor(100);
          return drawing.evaluate((svg) => svg.outerHTML);
        })
        .not.toBe(previousFrame),
  };
}

test('an animation plays as its editor chose, and stays still for visitors with reduced motion', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  // Pauses at a time that a slow machine does not reach earlier.
  await page.clock.pauseAt(3_600_000);

  await test.step('plays by itself in a loop', async () => {
    const { frame, after, moves } = await observe(page, 'looping');
    await moves(await frame());
    await after(2 * roundMs);
    await moves(await frame());
  });

  await test.step('plays once and stops', async () => {
    const { frame, after, moves } = await observe(page, 'once');
    await moves(await frame());
    await after(2 * roundMs);
    const last = await frame();
    await after(500);
    expect(await frame()).toBe(last);
  });

  await test.step('alternates its direction', async () => {
    const { frame, after } = await observe(page, 'alternating');
    await after(roundMs + 500);
    const frameOnReturn = await frame();
    await after(500);
    expect(await frame()).not.toBe(frameOnReturn);
  });

  await test.step('plays while the pointer is on it', async () => {
    const { drawing, frame, after } = await observe(page, 'under-the-pointer');
    const first = await frame();
    await after(1_000);
    expect(await frame()).toBe(first);
    await drawing.hover();
    await after(500);
    expect(await frame()).not.toBe(first);

    await page.mouse.move(1, 1);
    await after(100);
    const frameOnLeaving = await frame();
    await after(500);
    expect(await frame()).toBe(frameOnLeaving);
  });

  await test.step('stays still while it is paused', async () => {
    const { frame, after } = await observe(page, 'paused');
    const first = await frame();
    await after(1_000);
    expect(await frame()).toBe(first);
  });

  await test.step('stays still with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { frame, after } = await observe(page, 'looping');
    const first = await frame();
    await after(1_000);
    expect(await frame()).toBe(first);
  });
});
