import { expect, type Page } from '@playwright/test';
import { lateCode, type Control, type Effect } from './Control.ts';
import { alertsAndRetries } from './alertsAndRetries.ts';

const main = (page: Page) => page.getByRole('main');
const radios = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const fleet = (page: Page) => page.getByRole('group', { name: 'Price your fleet' });
const sims = (page: Page) => fleet(page).getByRole('spinbutton', { name: 'Active SIMs' });

async function changesAll(page: Page, option: string, plain: Effect): Promise<void> {
  await plain(page);
  await expect(radios(page, option).first()).toBeChecked();
  await expect(radios(page, option).last()).toBeChecked();
}

/** Creates a control for a stored choice that all price lists share. Without scripts it changes only its own list. */
const choice = (name: string, option: string, plain: Effect): Control => ({
  name,
  path: '/pricing',
  find: (page) =>
    main(page)
      .locator('label')
      .filter({ hasText: new RegExp(`^${option}$`) })
      .first(),
  key: 'Space',
  works: async (page) => {
    await changesAll(page, option, plain);
    await page.reload();
    await expect(radios(page, option).last()).toBeChecked();
  },
  withoutStorage: (page) => changesAll(page, option, plain),
  plain,
  offline: plain,
});

/** Expects a number of SIMs and the plan that suits it. */
const showsPrice =
  (count: string, plan: string): Effect =>
  async (page) => {
    await expect(sims(page)).toHaveValue(count);
    await expect(fleet(page).getByText(plan, { exact: true })).toBeVisible();
  };

/** Returns the shared properties of the fleet's fields, which calculate the price with lazily loaded code. */
const fleetField = (count: string, plan: string) =>
  ({
    path: '/pricing',
    works: showsPrice(count, plan),
    plain: (page) => expect(page.getByText('We couldn’t calculate your price.')).toBeInViewport(),
    late: lateCode,
    missing: alertsAndRetries(showsPrice(count, plan)),
    offline: alertsAndRetries(showsPrice(count, plan)),
  }) satisfies Partial<Control>;

export const prices: Control[] = [
  choice('the currency choice', 'EUR', (page) =>
    expect(main(page).getByText('€').filter({ visible: true }).first()).toBeVisible(),
  ),
  {
    name: 'the fleet slider',
    find: (page) => fleet(page).getByRole('slider', { name: 'Active SIMs' }),
    key: 'End',
    isPressedAtEnd: true,
    ...fleetField('100000', 'Charter'),
    // Without effect, because touching a slider does not focus it.
    plain: false,
  },
  {
    name: 'the fleet number field',
    prepare: (page) => sims(page).fill(''),
    find: sims,
    typed: '5',
    ...fleetField('5', 'Pilot'),
  },
  {
    name: 'the search of a collapsed table',
    path: '/coverage',
    find: (page) => page.getByRole('searchbox', { name: 'Search the table' }),
    typed: 'kenya',
    works: (page) => expect(page.getByRole('row', { name: /^Kenya 3 4G/ })).toBeVisible(),
    isShownByScript: true,
  },
];
