import type { Locator, Page } from '@playwright/test';
import { textPainted } from '../page.ts';
import type { Control, Hand } from './Control.ts';

export const hands: readonly Hand[] = ['the mouse', 'a finger', 'the keyboard'];

/** Activates a control with the mouse, a finger or the keyboard. */
export async function press(
  page: Page,
  control: Control,
  hand: Hand = 'the mouse',
  times = 1,
): Promise<void> {
  // Visitors click only elements that they see, and before the styles have loaded the element is elsewhere.
  await textPainted(page);
  const target = control.find(page);
  const key = control.key ?? 'Enter';
  const position = control.isPressedAtEnd ? { position: await endOf(target) } : {};
  switch (hand) {
    case 'the mouse':
      await target.click({ clickCount: times, ...position });
      break;
    case 'a finger':
      for (let count = 0; count < times; count += 1) await target.tap(position);
      break;
    case 'the keyboard':
      await target.focus();
      for (let count = 0; count < times && control.typed === undefined; count += 1)
        await page.keyboard.press(key);
  }
  if (control.typed !== undefined) await page.keyboard.type(control.typed);
}

async function endOf(target: Locator): Promise<{ x: number; y: number }> {
  const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: width - 2, y: height / 2 };
}
