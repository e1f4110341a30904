import { arrive, expect, test } from '#tests/support/page.ts';

/** System fonts with a fallback face that is adjusted to the widths of Instrument Sans (theme/fallbackFaces.ts). */
const fallbacks = [
  { family: 'Fallback Arial', names: ['Arial', 'Liberation Sans', 'Arimo'] },
  { family: 'Fallback Roboto', names: ['Roboto'] },
  { family: 'Fallback Noto', names: ['Noto Sans', 'Noto Sans Regular'] },
  { family: 'Fallback DejaVu', names: ['DejaVu Sans'] },
];

test('every available fallback font is as wide as the web font', async ({ page }) => {
  await arrive(page, '/');
  const widths = await page.evaluate(measureStandIns, fallbacks);
  expect(
    widths.length,
    'none of the typefaces is installed: apt-get install -y fonts-liberation',
  ).toBeGreaterThan(0);
  // The tolerance is for a single sentence. Over a whole page, the difference is smaller.
  for (const { font, ratio } of widths) expect(Math.abs(ratio - 1), font).toBeLessThan(0.03);
});

/** Compares the text widths of the web font and its fallbacks. Runs in the page. */
async function measureStandIns(definitions: { family: string; names: string[] }[]) {
  const sampleText =
    'Every device keeps one address, one bill and one log, whichever of 584 networks in 181 countries it happens to be on.';
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (pen === null) throw new Error('There is no canvas.');
  const widthIn = (family: string, weight: number) => {
    pen.font = `${weight} 100px "${family}"`;
    return pen.measureText(sampleText).width;
  };
  const has = (name: string) =>
    new FontFace('installed', `local("${name}")`).load().then(
      () => true,
      () => false,
    );
  const ratios: { font: string; ratio: number }[] = [];
  for (const { family, names } of definitions) {
    if (!(await Promise.all(names.map(has))).includes(true)) continue;
    for (const weight of [400, 500, 600]) {
      const fonts = [family, 'Instrument Sans'].map((name) => `${weight} 100px "${name}"`);
      await Promise.all(fonts.map((font) => document.fonts.load(font, sampleText)));
      const ratio = widthIn(family, weight) / widthIn('Instrument Sans', weight);
      ratios.push({ font: `${family} ${weight}`, ratio });
    }
  }
  return ratios;
}
