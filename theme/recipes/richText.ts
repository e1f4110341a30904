import { defineRecipe } from '@pandacss/dev';
import { theme } from '#brand/theme.ts';
import { extend } from '../extend.ts';
import { extras } from './extras.ts';
import { longTextOf, prose } from './prose.ts';

const isLegalDifferent = theme.prose?.article !== undefined || theme.prose?.legal !== undefined;

/** Styles of an editor's text. One class per text: atomic classes would be larger than the text. */
export const richText = defineRecipe({
  className: 'richText',
  // The component passes the size as a value, which Panda cannot find in the source.
  staticCss: ['*'],
  base: extend(
    {
      // Contains floated images.
      display: 'flow-root',
      overflowWrap: 'break-word',
      '& > * + *': { marginTop: '1.25em' },
      '& > :first-child': { marginTop: '0' },
      '& a': {
        color: 'accent.text',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '4px',
      },
      '& a:hover': { textDecorationThickness: '2px' },
      '& a > [data-new-tab] > svg': {
        display: 'inline-block',
        width: '.7em',
        height: '.7em',
        marginInlineStart: '.25em',
        _rtl: { scale: '-1 1' },
      },
      '& a > [data-new-tab] > span': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      '& :is(ul, ol) > li': { position: 'relative', paddingInlineStart: '28px' },
      '& li + li, & li > :is(ul, ol)': { marginTop: '.5em' },
      '& li > p + p': { marginTop: '.7em' },
      '& ul > li::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '2px',
        top: '.78em',
        width: '12px',
        height: '2px',
        background: 'accent',
      },
      '& ol > li::before': {
        content: 'counter(list-item)',
        position: 'absolute',
        insetInlineStart: '0',
        fontStyle: 'italic',
        color: 'text.muted',
      },
      ...prose,
      ...extras,
    },
    theme.prose?.all,
  ),
  variants: {
    size: {
      /** Inherits the text style of its container. */
      inherit: { '& blockquote': { fontSize: '1.25em' } },
      body: { textStyle: 'body', '& > :is(p, ul, ol, dl)': { maxWidth: 'measure' } },
      article: longTextOf('article'),
      // Omitted if it would repeat the rules of `article`; `RichText` then uses those.
      ...(isLegalDifferent && { legal: longTextOf('legal') }),
    },
  },
  defaultVariants: { size: 'body' },
});
