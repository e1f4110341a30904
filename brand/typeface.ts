/** The company's typeface. Its `@font-face` rules are in `fonts.css` beside this file. */
export const typeface = {
  family: 'Instrument Sans',
  /** A package with a file for each subset and weight (`{package}/files/{name}-{subset}-{weight}-normal.woff2`): sharing cards. */
  cards: { package: '@fontsource/instrument-sans', name: 'instrument-sans' },
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
