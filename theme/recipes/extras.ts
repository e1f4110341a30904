import { defineStyles } from '@pandacss/dev';
import { inlineCode } from './prose.ts';

/** Disc with a cut-out play symbol. */
const playDisc = 'path(evenodd, "M36 0a36 36 0 1 1 0 72a36 36 0 1 1 0-72zM28.5 21.5v29l24-14.5z")';

/** Placeholder of a video until the visitor plays it. */
const videoLink = {
  position: 'relative',
  display: 'grid',
  // The symbol takes the space that the text leaves, and never covers the text.
  gridTemplateRows: '1fr',
  gap: '1',
  aspectRatio: '16 / 9',
  minWidth: 'min(100%, 18rem)',
  padding: '5',
  background: 'ink',
  border: '1px solid token(colors.hairline.night)',
  borderRadius: 'panel',
  color: 'pale',
  fontSize: '1rem',
  fontWeight: '600',
  lineHeight: '1.3',
  textDecoration: 'none',
  _before: {
    content: '""',
    placeSelf: 'center',
    width: '72px',
    height: '72px',
    background: 'brandNight',
    clipPath: playDisc,
    transition: 'background-color token(durations.fast)',
  },
  _after: { content: 'attr(data-video-host)', fontSize: '.875rem', fontWeight: '400', color: 'mutedNight' },
} as const;

const numberings = Object.fromEntries(
  ['lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'].flatMap((style) => [
    [`& .list-${style} > li`, { paddingInlineStart: '40px' }],
    [`& .list-${style} > li::before`, { content: `counter(list-item, ${style})` }],
  ]),
);

/** Column widths of WordPress's layouts, and tenths, in percent; the sanitiser (`shares.ts`) rounds to the nearest. */
const shares = [10, 20, 25, 30, 33, 40, 50, 60, 66, 70, 75, 80, 90];
const percent = (share: number) => `${share % 33 === 0 ? (share / 33) * 33.333 : share}%`;

const columns = Object.fromEntries(
  shares.map((share) => [`& > .column-${share}`, { md: { flex: `0 1 ${percent(share)}` } }]),
);

/** Images never get wider than their files. */
const pictureWidths = Object.fromEntries(
  shares.map((share) => [`& .width-${share}`, { maxWidth: percent(share) }]),
);

/** Aspect ratios that `sanitisePicture.ts` allows. */
const crops = Object.fromEntries(
  ['9-16', '2-3', '3-4', '1-1', '4-3', '3-2', '16-9', '3-1'].map((ratio) => [
    `& .ratio-${ratio}`,
    { aspectRatio: ratio.replace('-', ' / '), objectFit: 'cover' },
  ]),
);

/** Styles of rarer elements in editors' texts; part of `richText`. */
export const extras = defineStyles({
  '& a:has(img) > [data-new-tab] > svg': { display: 'none' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '6',
    sm: { gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: '600' },
  '& dd': { marginBottom: '2' },
  '& blockquote': {
    fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem)',
    lineHeight: '1.2',
    fontStyle: 'italic',
    fontWeight: '500',
    letterSpacing: '-.02em',
    maxWidth: '20em',
    paddingBlock: '3',
    marginBlock: '1.4em',
    '& > * + *': { marginTop: '.6em' },
    '& cite': {
      display: 'block',
      fontSize: '.9375rem',
      fontStyle: 'normal',
      fontWeight: '400',
      letterSpacing: '0',
      color: 'text.muted',
    },
  },
  '& kbd, & samp': inlineCode,
  '& kbd': { border: '1px solid token(colors.border.strong)' },
  '& mark': { background: 'surface.cool', color: 'ink', paddingInline: '.15em' },
  '& small': { fontSize: '.875em' },
  '& :is(sub, sup)': { fontSize: 'max(.72em, .8125rem)', lineHeight: '0' },
  '& :is(del, s)': { color: 'text.muted' },
  '& abbr[title], & dfn': { textDecoration: 'underline dotted', textUnderlineOffset: '4px' },
  '& hr': { border: '0', borderTop: '1px solid token(colors.border)', marginBlock: '2.4em' },
  '& figure figure': { marginBlock: '0' },
  '& p > img': { marginBlock: '1em' },
  ...pictureWidths,
  ...crops,
  '& .is-style-rounded img': { borderRadius: '9999px' },
  // Galleries of current blocks, older blocks, and the classic editor.
  '& :is(.wp-block-gallery:not(:has(.blocks-gallery-grid)), .blocks-gallery-grid, .gallery)': {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    '& > :is(figcaption, br)': { gridColumn: '1 / -1' },
    '& dl': { display: 'block' },
    // Elements are listed instead of `*`: with `*` and the `:has()` above, every click would restyle the page.
    '& > :is(figure, figcaption, li, dl)': { margin: '0' },
  },
  '& .blocks-gallery-grid > li': { paddingInlineStart: '0', _before: { display: 'none' } },
  '& .wp-block-columns': {
    display: 'grid',
    columnGap: '8',
    rowGap: '1.25em',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Columns with a width set by an editor keep it; the others share the rest.
    md: { display: 'flex', '& > div': { flex: '1 1 0', minWidth: '0' } },
    ...columns,
    '& > div > * + *': { marginTop: '1.25em' },
    '& figure': { marginBlock: '0' },
  },
  '& :is(.wp-block-buttons, .wp-block-file)': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  '& .wp-block-file': { alignItems: 'center', columnGap: '5' },
  '& .wp-block-verse': { whiteSpace: 'pre-wrap', fontStyle: 'italic' },
  '& a.wp-block-button__link': {
    display: 'inline-block',
    padding: '11px 22px',
    background: 'ink',
    color: 'surface',
    fontWeight: '600',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline' },
  },
  '& .wp-block-pullquote': { borderTop: '1px solid token(colors.border.ink)', paddingTop: '4' },
  '& .note': {
    borderInlineStart: '3px solid token(colors.accent)',
    background: 'accent.tint',
    padding: '18px 22px',
    fontSize: '1rem',
    lineHeight: '1.55',
  },
  '& details': { borderBlock: '1px solid token(colors.border)', paddingBlock: '4' },
  '& details + details': { marginTop: '0', borderTop: '0' },
  ...numberings,
  '& summary': { fontWeight: '600', cursor: 'pointer' },
  '& details[open] > summary': { marginBottom: '3' },
  '& .has-text-align-center': { textAlign: 'center' },
  '& .has-text-align-right': { textAlign: 'right' },
  '& .aligncenter > img': { marginInline: 'auto' },
  '& :is(.alignleft, .alignright)': { md: { maxWidth: '46%', marginBlock: '.5em 1.5em' } },
  '& > hr': { clear: 'both' },
  '& .alignleft': { md: { float: 'left', marginRight: '8' } },
  '& .alignright': { md: { float: 'right', marginLeft: '8' } },
  '& .video-link': videoLink,
  '& .video-link:hover::before': { background: 'brandNight.hover' },
  '& iframe': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    border: '0',
    borderRadius: 'panel',
    background: 'ink',
  },
});
