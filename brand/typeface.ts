/** The company's typeface. Its `@font-face` rules are in `fonts.css` beside this file. */
export const typeface = {
  family: 'Instrument Sans',
  /**
   * The files from which words are drawn as outlines, on sharing cards: from the root of the project, of one file or of several
   * that each have some letters. One file with all weights may stand in both lists.
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
   * Until it has come, a typeface of the system is shown that is made as wide and as high. `ascent` and `descent` in percent
   * of the size; `widths` over those of Arial, in percent, at the weights and widths that the site uses.
   * docs/performance.md says how they were found.
   */
  metrics: {
    ascent: 97,
    descent: 25,
    widths: { regular: 101.6, medium: 103.4, bold: 97.9, narrow: 88, narrowBold: 83.6, narrowestBold: 70.6 },
  },
} as const;
