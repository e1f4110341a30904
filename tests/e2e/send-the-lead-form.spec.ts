import { expect, test, type Locator, type Page } from '@playwright/test';
import { arrive, expectAccessible } from '#tests/support/page.ts';
import { newMailbox, newVisitor } from '#tests/support/visitor.ts';
import { mailsWith } from '#tests/support/writtenMails.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Talk to us' });
const leadLink = (page: Page) => page.getByRole('main').locator('a[href="#lead"]').first();

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
});

async function fillLead(form: Locator, email: string) {
  await form.getByLabel('Full name').fill('Maja Thorsen');
  await form.getByLabel('Company domain').fill('https://nordvand.example/about');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Number of SIMs').selectOption('5,000 to 49,999');
  await form.getByLabel('Region').selectOption('Europe');
  await form.getByLabel('Data volume per month').selectOption('100 GB to 1 TB');
  await form.getByLabel('What should your devices do?').fill('Pump, in nine countries.');
}

test('a visitor talks to us from a link on the page', async ({ page }) => {
  const mailbox = newMailbox('maja');
  await arrive(page, '/pricing');
  await leadLink(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/pricing#lead');
  await expect(dialog(page).getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);

  await fillLead(dialog(page), mailbox);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(
    dialog(page).getByRole('heading', { name: 'Thank you. Your message has reached us.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await mailsWith(mailbox)).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsWith(mailbox);
  expect(mail?.text).toContain('nordvand.example');

  await dialog(page).getByRole('button', { name: 'Back to the page' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await leadLink(page).click();
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('');
});

test('every mistake is named at its field, and the first one gets the focus', async ({ page }) => {
  await arrive(page, '/pricing#lead');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  const name = dialog(page).getByLabel('Full name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your full name');
  await expect(dialog(page).getByLabel('Company domain')).toHaveAccessibleDescription(
    /Please enter your company domain/,
  );
  await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription('This field is required');
  await expectAccessible(page);
});

const languages = [
  { path: '/da#lead', send: 'Send', name: 'Skriv dit fulde navn', region: 'Vælg en region' },
  {
    path: '/de#lead',
    send: 'Senden',
    name: 'Bitte geben Sie Ihren vollständigen Namen ein',
    region: 'Bitte wählen Sie eine Region',
  },
] as const;
for (const { path, send, name, region } of languages) {
  test(`the messages speak the language of ${path}`, async ({ page }) => {
    await arrive(page, path);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: send, exact: true }).click();
    await expect(sheet.getByText(name)).toBeVisible();
    await expect(sheet.getByText(region)).toBeVisible();
  });
}

test('a message that appears takes no press from the field below it', async ({ page }) => {
  await arrive(page, '/pricing#lead');
  const box = dialog(page).getByRole('checkbox').first();
  await dialog(page).getByLabel('Phone').fill('call me');
  await box.click({ delay: 120 });
  await expect(box).toBeChecked();
  await expect(dialog(page).getByText('Please enter a valid phone number')).toBeVisible();
});

test('closing keeps what was typed, gives the focus back and leaves no trace in the history', async ({
  page,
}) => {
  await arrive(page, '/about');
  await arrive(page, '/pricing');
  const link = leadLink(page);
  // A focus would scroll to it smoothly, while the dialog opens.
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Maja');
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  // The wheel would move the page by hundreds.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(100);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('Maja');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('arriving at #lead opens it, and closing adds nothing to the history', async ({ page }) => {
  await arrive(page, '/about#lead');
  await expect(dialog(page)).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test.describe('on the page of the form itself', () => {
  const name = (page: Page) => page.getByRole('main').getByLabel('Full name');
  const pressTalkToUs = async (page: Page) => {
    const banner = page.getByRole('banner');
    await banner.getByText('More', { exact: true }).locator('xpath=ancestor::summary').click();
    await banner.getByRole('link', { name: 'Talk to us' }).filter({ visible: true }).click();
  };

  test('the link leads to its first field, every time, and opens no dialog', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await arrive(page, '/about');
    await arrive(page, '/enquiry');
    for (const round of [1, 2]) {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(name(page)).not.toBeInViewport();
      await pressTalkToUs(page);
      await expect(name(page), `round ${round}`).toBeFocused();
      await expect(page).toHaveURL('/enquiry');
      await expect(name(page)).toBeInViewport();
    }
    await page.keyboard.type('Maja');
    await pressTalkToUs(page);
    await expect(name(page)).toHaveValue('Maja');
    await expect(page.getByRole('dialog', { name: 'Talk to us' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('once it has been sent, the link leads to a new one', async ({ page }) => {
    await arrive(page, '/enquiry');
    const main = page.getByRole('main');
    await fillLead(main, 'maja@nordvand.example');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(
      main.getByRole('heading', { name: 'Thank you. Your message has reached us.' }),
    ).toBeVisible();
    await pressTalkToUs(page);
    await expect(name(page)).toHaveValue('');
    await expect(page).toHaveURL('/enquiry');
  });

  test('arriving by the link leads there as well', async ({ page }) => {
    await arrive(page, '/enquiry#lead');
    await expect(name(page)).toBeFocused();
    await expect(page).toHaveURL('/enquiry');
  });
});

test('a failed post keeps what was typed and says so', async ({ page }) => {
  await page.route('**/api/enquiries', (route) => route.abort());
  await arrive(page, '/pricing#lead');
  await fillLead(dialog(page), 'maja@nordvand.example');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('Maja Thorsen');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('#lead leads to the form as a page, which can be sent', async ({ page }) => {
    const mailbox = newMailbox('plain-lead');
    await page.goto('/pricing#lead');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Talk to us' }).click();
    await expect(page).toHaveURL('/enquiry');
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Maja Thorsen');
    await main.getByLabel('Company domain').fill('nordvand.example');
    await main.getByLabel('Email').fill(mailbox);
    await main.getByLabel('Number of SIMs').selectOption('1 to 49');
    await main.getByLabel('Region').selectOption('Europe');
    await main.getByLabel('Data volume per month').selectOption('Not known yet');
    await main.getByLabel('What should your devices do?').fill('Float.');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/enquiry#enquiry-sent');
    await expect(main.getByText('Thank you. Your message has reached us.')).toBeVisible();
    await expect.poll(async () => (await mailsWith(mailbox)).length, { timeout: 15_000 }).toBe(1);
  });
});
