import { expect } from '@playwright/test';
import type { Effect, Failure } from './Control.ts';

/** Expects an alert on the unchanged page, and "Try again" to succeed after recovery. */
export function alertsAndRetries(works: Effect, text = 'The page couldn’t be loaded'): Failure {
  return async (page, recover) => {
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await works(page);
  };
}
