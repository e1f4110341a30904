/** Where finished pictures go: the folder that the content backend serves as its uploads of November 2026. */
export const uploads = new URL('../../uploads/2026/11/', import.meta.url);

/** The whole charts, finer than any picture needs; the pictures show parts of them. */
export const charts = new URL('../charts/', import.meta.url);

/** Files the site serves as they are. */
export const publicFolder = new URL('../../../public/', import.meta.url);

/** The two cuts of Instrument Sans that the site itself uses. */
export const fonts = {
  upright: new URL(
    import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'),
  ),
  italic: new URL(
    import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2'),
  ),
};
