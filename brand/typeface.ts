/** Typeface of the company. Its `@font-face` rules are in `fonts.css` beside this file. */
export const typeface = {
  family: 'Instrument Sans',
  /**
   * Files for rendering text as outlines on sharing cards, relative to the project's root: one file, or several that
   * each cover some characters. A file with all weights may be in both lists.
   */
  outlines: {
    medium: [
      'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2',
      'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff2',
    ],
    semibold: [
      'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2',
      'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff2',
    ],
  },
  /**
   * Metrics for adjusting system typefaces until the font has loaded. `ascent` and `descent` are in percent of the
   * size, `widths` in percent of Arial's, at the weights and widths in use. docs/performance.md explains how they were
   * measured.
   */
  metrics: {
    ascent: 97,
    descent: 25,
    widths: { regular: 101.6, medium: 103.4, bold: 97.9, narrow: 88, narrowBold: 83.6, narrowestBold: 70.6 },
  },
} as const;
