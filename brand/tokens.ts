/* The company's colours, shapes and shadows by purpose: the only file with raw values. `theme/` derives semantic
   tokens from them, for light and dark bands. `npm test` reports pairs of colours with too little contrast. */

export const colors = {
  white: '#FFFFFF',
  /** Text, and background of dark bands; `Deep` is below it, `Raised` above. */
  ink: '#0B2431',
  inkHover: '#1B4351',
  inkDeep: '#071922',
  inkRaised: '#12323F',
  /** Sunken backgrounds, and text on dark ones. */
  pale: '#F1F7F9',
  paleStrong: '#E3EFF3',
  /** A cool and a warm background, with the lines on them. */
  cool: '#D2E5EB',
  coolLine: '#9FC0CC',
  coolEdge: '#BBD5DD',
  warm: '#F2EDDC',
  warmLine: '#CFC7AC',
  warmEdge: '#E0D8BF',
  warmFrame: '#BDB594',
  /** Main actions and links, on light and dark backgrounds. */
  brand: { DEFAULT: '#9D1B8C', hover: '#7F1372', active: '#640C5A', tint: '#FAEDF7' },
  brandNight: { DEFAULT: '#B92BA6', hover: '#A32293', active: '#8A1B7C', tint: '#3A1E49' },
  brandLight: '#F0A3E4',
  highlight: { DEFAULT: '#F2C230', hover: '#FFF9E2' },
  positive: { DEFAULT: '#0A7548', light: '#5FD6A0', tint: '#E2F3EA', text: '#086640' },
  negative: { DEFAULT: '#BF2419', light: '#FF9A8C', tint: '#FCE9E6', text: '#A81D13' },
  /** Subdued text, by background. */
  muted: { DEFAULT: '#48626E', cool: '#3B5662', warm: '#4A5B58' },
  mutedNight: '#A3BCC7',
  recede: '#5B7783',
  disabled: { DEFAULT: '#5C7682', night: '#8FAAB6' },
  hairline: { DEFAULT: '#D5E2E7', night: '#24485A', log: '#163746' },
  strong: { DEFAULT: '#6F8A96', night: '#64899A', foot: '#3E6173' },
  /** Lines of drawings. */
  drawnLine: { DEFAULT: '#8DB3C0', night: '#3E7386' },
  tagText: '#CFE0E7',
  scrim: '#0B2431B8',
  code: {
    text: '#DDE9EE',
    comment: '#86A5B2',
    string: '#9ADBC0',
    number: '#F2D98A',
    name: '#9CCBEA',
    keyword: '#F0A3E4',
  },
} as const;

export const radii = { tag: '3px', control: '6px', panel: '10px' } as const;

export const shadows = {
  sheet: '0 1px 0 #0b24310f, 0 2px 6px -2px #0b24311a',
  raised: '0 1px 0 #0b24310f, 0 18px 36px -18px #0b243147',
} as const;
