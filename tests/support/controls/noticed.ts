import { expect } from '@playwright/test';
import type { Effect, Failure } from './Control.ts';

/** The visitor keeps the page, is told, and tries again with success once it can work. */
export function noticed(works: Effect, text = 'The page couldn’t be loaded'): Failure {
  return async (page, recover) => {
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await works(page);
  };
}
