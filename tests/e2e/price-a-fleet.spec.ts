import { arrive, expect, test } from '#tests/support/page.ts';

test('a visitor prices a fleet by number, in the zone and currency of the price list', async ({ page }) => {
  await arrive(page, '/de/preise');
  const fleet = page.getByRole('group', { name: 'Was Ihre Flotte kostet' });
  await fleet.getByRole('spinbutton', { name: 'Aktive SIM-Karten' }).fill('500');
  await fleet.getByRole('spinbutton', { name: 'MB je SIM-Karte im Monat' }).fill('12');
  await expect(fleet.getByRole('status').getByText('555,00')).toBeVisible();
  await expect(fleet.getByText('Fleet', { exact: true })).toBeVisible();
  await page.getByText('DKK', { exact: true }).first().click();
  await expect(fleet.getByRole('status').getByText('4.150,00')).toBeVisible();
  await expect(fleet.getByRole('status').getByText('555,00')).toBeHidden();
});

test('a fleet is sized by keyboard, and its plan follows', async ({ page }) => {
  await arrive(page, '/pricing');
  const fleet = page.getByRole('group', { name: 'A price for your fleet' });
  const slider = fleet.getByRole('slider', { name: 'Active SIMs' });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100,000');
  await expect(fleet.getByRole('spinbutton', { name: 'Active SIMs' })).toHaveValue('100000');
  await expect(fleet.getByText('Charter', { exact: true })).toBeVisible();
  await slider.press('Home');
  await expect(fleet.getByText('Pilot', { exact: true })).toBeVisible();
});

test('a number that cannot be is told at its field, and the last price stays, greyed', async ({ page }) => {
  await arrive(page, '/da/priser');
  const fleet = page.getByRole('group', { name: 'Hvad din flåde koster' });
  const total = fleet.getByRole('status').filter({ hasText: 'kr.' });
  const before = await total.textContent();
  const sims = fleet.getByRole('spinbutton', { name: 'Aktive SIM-kort' });
  await sims.fill('-4');
  await expect(sims).toHaveAccessibleDescription('Skriv et helt tal fra 1 til 1.000.000.');
  await expect(total).toHaveText(before ?? '');
  const bill = fleet.locator('div').filter({ has: page.locator('> dl') });
  await expect(bill).toHaveCSS('opacity', '0.4');
  await sims.fill('40');
  await expect(bill).toHaveCSS('opacity', '1');
  await expect(sims).not.toHaveAttribute('aria-invalid', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an example stands there in every currency, and no field that does nothing', async ({ page }) => {
    await page.goto('/pricing');
    const fleet = page.getByRole('group', { name: 'A price for your fleet' });
    await expect(fleet.getByRole('spinbutton')).toHaveCount(0);
    await expect(fleet.getByText('$234.00')).toBeVisible();
    await fleet.getByText('EUR', { exact: true }).click();
    await expect(fleet.getByText('€214.00')).toBeVisible();
  });
});
