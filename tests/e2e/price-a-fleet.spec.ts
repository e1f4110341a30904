import { arrive, expect, test } from '#tests/support/page.ts';

test('visitors calculate the price of a fleet with number fields and sliders, in the currency of the price list', async ({
  page,
}) => {
  await arrive(page, '/de/preise');
  const fleet = page.getByRole('group', { name: 'Was Ihre Flotte kostet' });
  const sims = fleet.getByRole('spinbutton', { name: 'Aktive SIM-Karten' });
  const total = fleet.getByRole('status').filter({ visible: true });
  await sims.fill('500');
  await fleet.getByRole('spinbutton', { name: 'MB pro SIM-Karte und Monat' }).fill('12');
  await expect(total.getByText('555,00')).toBeVisible();
  await expect(fleet.getByText('Fleet', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'DKK', exact: true }).first().check();
  await expect(total.getByText('4.150,00')).toBeVisible();
  await expect(fleet.getByRole('status').getByText('555,00')).toBeHidden();

  await test.step('an invalid number is reported at its field, and the last price stays, greyed out', async () => {
    const bill = fleet.locator('div').filter({ has: page.locator('> dl') });
    await sims.fill('-4');
    await expect(sims).toHaveAccessibleDescription(
      'Bitte geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
    );
    await expect(total.getByText('4.150,00')).toBeVisible();
    await expect(bill).toHaveCSS('opacity', '0.4');
    await sims.fill('40');
    await expect(bill).toHaveCSS('opacity', '1');
    await expect(sims).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the keyboard moves the slider, and the plan follows', async () => {
    const slider = fleet.getByRole('slider', { name: 'Aktive SIM-Karten' });
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '100.000');
    await expect(sims).toHaveValue('100000');
    await expect(fleet.getByText('Charter', { exact: true })).toBeVisible();
    await slider.press('Home');
    await expect(fleet.getByText('Pilot', { exact: true })).toBeVisible();
  });
});

test('the invoice next to the title uses the currency of the price list', async ({ page }) => {
  await arrive(page, '/pricing');
  const bill = page.getByRole('group', { name: 'Invoice for November 2026' });
  const sum = (amount: string) => bill.getByRole('definition').getByText(amount);
  await expect(sum('$607.00')).toBeVisible();
  await expect(sum('€555.00')).toBeHidden();
  await page.getByRole('radio', { name: 'EUR', exact: true }).first().check();
  await expect(sum('€555.00')).toBeVisible();
  await expect(sum('$607.00')).toBeHidden();
  const [line, end] = [await sum('€435.00').boundingBox(), await sum('€555.00').boundingBox()];
  const rightEdge = (box: typeof line) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(rightEdge(line)).toBe(rightEdge(end));
});
