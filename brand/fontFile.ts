/** The file that a page begins to load with its HTML; `fonts.css` names the same. None: `undefined`. */
export { default as fontFile } from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';
