import { defineStyles } from '@pandacss/dev';
import { theme } from '#brand/theme.ts';
import type { Theme } from '../Theme.ts';
import { extend } from '../extend.ts';

const code = { fontFamily: 'mono', fontVariantLigatures: 'none' };

/** Inline code. */
export const inlineCode = {
  ...code,
  fontSize: 'max(.84em, .8125rem)',
  background: 'surface.tint',
  padding: '.12em .38em',
  borderRadius: 'tag',
};

/** Headings, code, figures and tables of an editor's text; part of `richText`. */
export const prose = defineStyles({
  '& h2': {
    fontSize: '1.375rem',
    lineHeight: '1.25',
    letterSpacing: '-.015em',
    fontWeight: '600',
    marginTop: '1.8em',
  },
  '& :is(h3, h4, h5, h6)': {
    fontSize: '1.125rem',
    lineHeight: '1.3',
    letterSpacing: '-.01em',
    fontWeight: '600',
    marginTop: '1.6em',
  },
  '& :is(h2, h3)': { textWrap: 'balance' },
  '& :is(h2, h3, h4, h5, h6) + *': { marginTop: '.7em' },
  '& :is(h2, h3, h4, h5, h6):lang(de)': { fontStretch: '86%', hyphens: 'auto' },
  '& code': inlineCode,
  '& pre': {
    ...code,
    fontSize: '.875rem',
    lineHeight: '1.6',
    maxWidth: 'none',
    overflow: 'auto',
    padding: '5',
    marginBlock: '2em',
    background: 'ink',
    color: 'code.text',
    border: '1px solid token(colors.hairline.night)',
    borderRadius: 'panel',
    tabSize: '2',
    '& code': { background: 'none', padding: '0', fontSize: '1em' },
  },
  '& :is(figure, .wp-caption)': { marginBlock: '2.4em', maxWidth: 'none' },
  '& :is(figcaption, .wp-caption-text)': {
    fontSize: '.875rem',
    lineHeight: '1.5',
    color: 'text.muted',
    marginTop: '14px',
    maxWidth: 'measure',
  },
  // Shadows at the edges indicate more content; the table's own ends cover them.
  '& .table-scroll': {
    maxWidth: 'none',
    overflowX: 'auto',
    backgroundImage:
      'linear-gradient(90deg, {colors.surface} 50%, transparent), linear-gradient(270deg, {colors.surface} 50%, transparent), linear-gradient(90deg, {colors.border}, transparent), linear-gradient(270deg, {colors.border}, transparent)',
    backgroundAttachment: 'local, local, scroll, scroll',
    backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '48px 100%, 48px 100%, 20px 100%, 20px 100%',
  },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: { base: '.9375rem', sm: '1rem' },
    lineHeight: '1.45',
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: { base: '5rem', sm: '6rem' },
    paddingBlock: '12px',
    paddingInline: '0 20px',
    borderBottom: '1px solid token(colors.border)',
    fontWeight: '400',
  },
  '& th': { fontWeight: '600', fontSize: '.9375rem' },
  '& thead th': { borderBottomColor: 'border.ink' },
  '& table caption': {
    captionSide: 'bottom',
    textAlign: 'start',
    fontSize: '.875rem',
    color: 'text.muted',
    paddingTop: '3',
  },
  '& > :is(h2, h3, pre, .table-scroll)': { clear: 'both' },
  '@media print': { '& pre': { whiteSpace: 'pre-wrap' } },
});

/** Maximum width of a line in long texts: about 70 characters. */
export const defaultColumn = '38.5rem';

/** Children of a text that its column limits. */
export const columnOf = '& > :not(pre, figure, .table-scroll, .wp-caption)';

const longText = defineStyles({
  textStyle: 'article',
  // Includes images that custom HTML places beside paragraphs: never wider than a phone.
  [columnOf]: {},
  // Browsers centre horizontal rules by default.
  '& > hr': { marginInline: '0' },
  '& > :is(.alignwide, .alignfull)': { maxWidth: 'none' },
  '& > p:first-child': { fontSize: '1.3125rem', lineHeight: '1.5' },
  '& h2': {
    fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
    lineHeight: '1.12',
    letterSpacing: '-.025em',
    marginTop: '2em',
  },
  '& h3': { fontSize: '1.375rem', lineHeight: '1.25', letterSpacing: '-.015em', marginTop: '1.8em' },
  '& > :first-child:is(h2, h3)': { marginTop: '0' },
});

/** Kinds of long texts, which a company can style independently. */
export type LongText = 'article' | 'legal';

/** Returns the company's changes to a kind of long texts, without its column. */
export function changesOfProse(kind: LongText, prose: Theme['prose'] = theme.prose) {
  const { column: _column, ...changes } = prose?.[kind] ?? {};
  return changes;
}

/** Returns the sizes of a long text, in place of those in a section, with the company's changes. */
export function longTextOf(kind: LongText, prose: Theme['prose'] = theme.prose) {
  const column = { [columnOf]: { maxWidth: `min(100%, ${prose?.[kind]?.column ?? defaultColumn})` } };
  return extend(extend(longText, column), changesOfProse(kind, prose));
}
