/** Font file that pages preload, or a list of files; the same as in `fonts.css`. `undefined` for none. */
export { default as fontFile } from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';
