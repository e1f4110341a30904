import { expect, type Page } from '@playwright/test';
import { fillLead, leadDialog, leadLink } from '../leadForm.ts';
import { newMailbox } from '../visitor.ts';
import { lateCode, type Control, type Effect } from './Control.ts';
import { alertsAndRetries } from './alertsAndRetries.ts';

const thanks = 'Thank you. We’ve received your message.';

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });
const contact = (page: Page) => page.getByRole('form', { name: 'Your message' });
const main = (page: Page) => page.getByRole('main');
const editors = (page: Page) => main(page).locator('form[action*="?at="]');

/**
 * Creates a control for a form that is an island. Without scripts it submits too, and navigates to a page that reports
 * the result.
 */
const form = (
  sends: Pick<Control, 'name' | 'path' | 'prepare' | 'find' | 'works'> & { plain: Effect },
): Control => ({
  ...sends,
  late: lateCode,
  isIsland: true,
  isPlainFinal: true,
  missing: sends.plain,
  // Either effect may happen, because the click and the lazily loaded code race.
  offline: alertsAndRetries(
    (page) => Promise.any([sends.works(page), sends.plain(page)]),
    'Not sent: no connection. Your text is still here.',
  ),
});

const showsThanks =
  (path: string): Effect =>
  async (page) => {
    await expect(page).toHaveURL(`${path}#enquiry-sent`);
    await expect(main(page).getByText(thanks).filter({ visible: true })).toBeVisible();
  };
const opensLead: Effect = (page) => expect(leadDialog(page).getByLabel('Full name')).toBeFocused();

export const forms: Control[] = [
  form({
    name: 'the newsletter form',
    path: '/about',
    prepare: (page) => newsletter(page).getByLabel('Email address').fill(newMailbox('control')),
    find: (page) => newsletter(page).getByRole('button', { name: 'Subscribe' }),
    works: (page) => expect(newsletter(page).getByText('Check your email to confirm')).toBeVisible(),
    plain: (page) => expect(page).toHaveURL('/newsletter/check-mail'),
  }),
  form({
    name: 'the contact form',
    path: '/contact',
    prepare: async (page) => {
      await contact(page).getByLabel('Full name').fill('Ada Lund');
      await contact(page).getByLabel('Company or domain').fill('Lund ApS');
      await contact(page).getByLabel('Email address').fill(newMailbox('control'));
      await contact(page).getByLabel('What should your devices do?').fill('Answer at night.');
    },
    find: (page) => contact(page).getByRole('button', { name: 'Send message' }),
    works: (page) => expect(contact(page).getByRole('status')).toHaveText(thanks),
    plain: showsThanks('/contact'),
  }),
  form({
    name: 'a form built in WordPress',
    path: '/minimal-sections',
    prepare: (page) => editors(page).getByLabel('email').fill(newMailbox('control')),
    find: (page) => editors(page).getByRole('button', { name: 'Send message' }),
    works: (page) => expect(editors(page).getByRole('status')).toHaveText(thanks),
    plain: async (page) => {
      await expect(page).toHaveURL(/minimal-sections#enquiry-sent-[\w-]+$/);
      await expect(editors(page).getByText(thanks).filter({ visible: true })).toBeVisible();
    },
  }),
  form({
    name: 'the lead form',
    path: '/enquiry',
    prepare: (page) => fillLead(main(page), newMailbox('control')),
    find: (page) => main(page).getByRole('button', { name: 'Send' }),
    works: (page) => expect(main(page).getByRole('heading', { name: thanks })).toBeVisible(),
    plain: showsThanks('/enquiry'),
  }),
  {
    name: 'a link to the lead form',
    path: '/pricing',
    find: leadLink,
    works: opensLead,
    plain: (page) =>
      expect(page.getByRole('contentinfo').getByRole('link', { name: 'Talk to us' })).toBeInViewport(),
    late: /\/enquiry$/,
    missing: async (page) => {
      await expect(page).toHaveURL('/enquiry');
      await expect(main(page).getByLabel('Full name')).toBeVisible();
    },
    offline: alertsAndRetries(opensLead),
  },
  {
    name: 'a link to the lead form after closing it',
    path: '/pricing',
    prepare: async (page) => {
      await leadLink(page).click();
      await opensLead(page);
      await page.keyboard.press('Escape');
      await expect(leadDialog(page)).toBeHidden();
    },
    find: leadLink,
    works: opensLead,
    // The dialog may be open by the second click, which can then land next to the field and take its focus away.
    undone: (page, hand) =>
      hand === 'the mouse' ? expect(leadDialog(page).getByLabel('Full name')).toBeVisible() : opensLead(page),
    isShownByScript: true,
  },
];
