import { describe, expect, it } from 'vitest';
import { contrastReport } from './contrastReport.ts';
import { paletteOf } from './palette.ts';

describe('contrastReport', () => {
  it('states the colour, its use and the contrast before and after, and how to decide otherwise', () => {
    const [change, decision] = contrastReport(paletteOf('#00bb55'));
    expect(change).toBe(
      '#00BB55 was darkened to #007533 for buttons and links: the contrast of links on the cool background rises from 2:1 to 4.6:1. WCAG 2.2 requires 4.5:1 of text.',
    );
    expect(decision).toContain('buttons in #00BB55 with dark text (6.3:1)');
    expect(decision).toContain("'company'");
  });

  it('states that a readable colour is used unchanged', () => {
    expect(contrastReport(paletteOf('#0057b8'))).toEqual([
      '#0057B8 is used unchanged for buttons and links: the contrast of links on the cool background is 5.4:1.',
    ]);
  });

  it.each([
    ['#0b1f4d', /^#0B1F4D is used unchanged for text and dark bands: /],
    ['#ff6600', /^#FF6600 is used unchanged for highlights and warnings: /],
    ['#5a2ca0', /^#5A2CA0 was darkened to #\w{6} for text and dark bands: /],
    ['#c02020', /^#C02020 was lightened to #\w{6} for highlights and warnings: .* to 4\.[67]:1/],
  ])('states the use of the second colour %s', (accent, sentence) => {
    expect(contrastReport(paletteOf('#0057b8', accent))[1]).toMatch(sentence);
  });

  it('reports nothing for colours that were written by hand', () => {
    const { company: _company, ...written } = paletteOf('#00bb55');
    expect(contrastReport(written)).toEqual([]);
  });
});
