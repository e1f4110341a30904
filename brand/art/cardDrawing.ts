import { colors } from '../tokens.ts';

/** Depth contours around a shoal, from the outermost inwards: the same shape at smaller scales. */
const contours = [
  { scale: 1, fill: colors.pale },
  { scale: 0.84, fill: '#E9F3F6' },
  { scale: 0.68, fill: colors.paleStrong },
  { scale: 0.53, fill: '#DBEAEF' },
  { scale: 0.39, fill: colors.cool },
  { scale: 0.24, fill: colors.warm },
];
const shoal =
  'M8 -330C120 -345 205 -262 262 -180C330 -82 372 8 318 118C270 216 168 204 96 262C22 322 -72 372 -168 318C-262 266 -250 168 -300 82C-352 -8 -366 -112 -286 -184C-214 -250 -104 -316 8 -330Z';

/** Chart symbol of a light: a ring with its flare. */
const light = `<g transform="translate(1034 236)"><path d="M6 6 C18 14 46 22 42 38 C38 52 18 48 16 34 Z" fill="${colors.brand.DEFAULT}"/><circle r="8" fill="#fff" stroke="${colors.ink}" stroke-width="3"/><circle r="2.5" fill="${colors.ink}"/></g>`;

/** SVG on the right of a sharing card of 1200 by 630 pixels, behind its text; '' for none. */
export const cardDrawing = `<g transform="translate(1040 250)" stroke="${colors.drawnLine.DEFAULT}" stroke-opacity=".6">${contours.map(contour).join('')}</g>${light}`;

function contour({ scale, fill }: (typeof contours)[number], index: number): string {
  return `<path d="${shoal}" fill="${fill}" stroke-width="${1.2 / scale}" transform="rotate(${index * 5}) scale(${scale})"/>`;
}
