import type { BrowserContext, Page } from '@playwright/test';

/** The question about cookies, in English. */
export const cookieQuestion = (page: Page) => page.getByRole('dialog', { name: 'A word about cookies' });
/** The dialog of the cookie settings, in English. */
export const cookieSettings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
/** The cookie in the footer, which opens the settings. */
export const cookieIcon = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

/** What the visitor chose; undefined until they did. */
export async function choiceIn(context: BrowserContext): Promise<Record<string, unknown> | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}
