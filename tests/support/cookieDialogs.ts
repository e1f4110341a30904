import type { BrowserContext, Page } from '@playwright/test';

/** Locates the cookie banner, in English. */
export const cookieQuestion = (page: Page) => page.getByRole('dialog', { name: 'A word about cookies' });
/** Locates the cookie settings dialog, in English. */
export const cookieSettings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
/** Locates the cookie icon in the footer, which opens the settings. */
export const cookieIcon = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

/** Returns the visitor's stored choice, or `undefined` if there is none yet. */
export async function choiceIn(context: BrowserContext): Promise<Record<string, unknown> | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}
