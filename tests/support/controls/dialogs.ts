import { expect, type Page } from '@playwright/test';
import { refusedCookies } from '../consent.ts';
import { cookieIcon, cookieQuestion, cookieSettings } from '../cookieDialogs.ts';
import { lateCode, type Control, type Effect, type Failure } from './Control.ts';
import { alertsAndRetries } from './alertsAndRetries.ts';

const settings = /\/cookie-settings$/;
const opensSettings: Effect = (page) => expect(cookieSettings(page)).toBeVisible();
const reportsMissingSettings: Failure = async (page, recover) => {
  await expect(page.getByText('The settings couldn’t be loaded.')).toBeVisible();
  await recover();
  await page.keyboard.press('Escape');
  await cookieIcon(page).click();
  await opensSettings(page);
};

/**
 * Expects the settings after a second click. A second key press may activate the first button of the dialog, if it is
 * open by then. The button closes the dialog and records no choice.
 */
const opensOrCloses: Control['undone'] = async (page, hand) => {
  if (hand === 'the mouse') return opensSettings(page);
  const consentCookie = (await page.context().cookies()).find(({ name }) => name === refusedCookies.name);
  return expect([undefined, refusedCookies.value]).toContain(consentCookie?.value);
};

/** Creates a control for a button of the cookie banner, which scripts show to visitors who have not chosen yet. */
const questionButton = (
  control: Pick<Control, 'name' | 'works' | 'undone' | 'offline' | 'missing' | 'late'>,
  buttonName: string,
): Control => ({
  ...control,
  path: '/about',
  comes: (page) => page.context().clearCookies(),
  prepare: (page) => expect(cookieQuestion(page)).toBeVisible(),
  find: (page) => cookieQuestion(page).getByRole('button', { name: buttonName }),
  isShownByScript: true,
});

export const dialogs: Control[] = [
  questionButton(
    { name: 'the refusal of all cookies', works: (page) => expect(cookieQuestion(page)).toBeHidden() },
    'Reject all',
  ),
  questionButton(
    {
      name: 'the "Choose" button of the cookie question',
      works: opensSettings,
      undone: opensOrCloses,
      late: settings,
      missing: reportsMissingSettings,
      offline: reportsMissingSettings,
    },
    'Choose',
  ),
  {
    name: 'the cookie icon',
    path: '/about',
    find: cookieIcon,
    works: opensSettings,
    undone: opensOrCloses,
    plain: (page) => expect(page.getByRole('status').filter({ hasText: 'Cookie settings' })).toBeVisible(),
    late: settings,
    missing: reportsMissingSettings,
    offline: reportsMissingSettings,
  },
  {
    name: 'the cookie icon after closing the settings',
    path: '/about',
    prepare: async (page) => {
      await cookieIcon(page).click();
      await opensSettings(page);
      await page.keyboard.press('Escape');
      await expect(cookieSettings(page)).toBeHidden();
    },
    find: cookieIcon,
    works: opensSettings,
    undone: opensOrCloses,
    isShownByScript: true,
  },
  {
    name: 'the chat link',
    path: '/support',
    find: (page: Page) => page.getByRole('main').getByRole('link', { name: 'Open the chat' }),
    works: opensSettings,
    undone: opensOrCloses,
    plain: (page) => expect(page.getByText('Chat isn’t available right now.')).toBeInViewport(),
    late: lateCode,
    missing: alertsAndRetries(opensSettings),
    offline: alertsAndRetries(opensSettings),
  },
];
