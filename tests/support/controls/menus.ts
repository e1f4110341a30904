import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from './Control.ts';

const banner = (page: Page) => page.getByRole('banner');
const visible = (locator: Locator) => locator.filter({ visible: true });
const inBar = (page: Page, name: string) => visible(banner(page).getByText(name, { exact: true }));
const inFooter = (page: Page) => page.getByRole('contentinfo');
const burger = (page: Page) => banner(page).locator('[data-mobile-menu] > summary');

/** Creates a control for a plain `<details>`, located by its summary. */
function disclosure(name: string, path: string, find: Control['find']): Control {
  const isOpen = (page: Page) =>
    find(page).evaluate((summary) => summary.parentElement?.hasAttribute('open'));
  return {
    name,
    path,
    find,
    works: (page) => expect.poll(() => isOpen(page)).toBe(true),
    undone: (page) => expect.poll(() => isOpen(page)).toBe(false),
    isHtml: true,
  };
}

/** Creates a control for a `<details>` enhanced by scripts, located by its summary and an element inside it. */
function menu(name: string, find: Control['find'], entry: Control['find']): Control {
  return {
    name,
    path: '/about',
    find,
    works: (page) => expect(entry(page)).toBeVisible(),
    undone: (page) => expect(entry(page)).toBeHidden(),
  };
}

export const menus: Control[] = [
  menu(
    'a dropdown of the header',
    (page) => inBar(page, 'Products'),
    (page) => visible(banner(page).getByRole('link', { name: /Kystlink SIM/ })),
  ),
  menu(
    'the "More" menu of the header',
    (page) => banner(page).getByText('More', { exact: true }).locator('xpath=ancestor::summary'),
    (page) => visible(banner(page).getByRole('link', { name: 'Talk to us' })),
  ),
  menu(
    'the language menu of the footer',
    (page) => inFooter(page).locator('details > summary'),
    (page) => inFooter(page).getByRole('link', { name: 'Dansk' }),
  ),
  {
    ...menu('the mobile menu', burger, (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }),
    ),
    isOnPhone: true,
  },
  {
    ...disclosure('a group in the mobile menu', '/about', (page) =>
      inBar(page, 'Products').locator('xpath=ancestor-or-self::summary'),
    ),
    isOnPhone: true,
    prepare: (page) => burger(page).click(),
  },
  {
    ...disclosure('an FAQ entry', '/pricing', (page) => page.locator('main details[name] > summary').nth(1)),
    isMovedByPress: true,
  },
  {
    ...disclosure('a collapsible feature', '/', (page) =>
      page.locator('main summary').filter({ hasText: 'Spend' }),
    ),
    isMovedByPress: true,
  },
  disclosure('a collapsed table', '/coverage', (page) => page.locator('summary', { hasText: 'Africa' })),
  {
    ...disclosure('a collapsible use case', '/solutions/water', (page) =>
      page.locator('main summary', { hasText: 'The meter is cast in resin' }),
    ),
    isMovedByPress: true,
  },
];
