import { css, cva } from '#styled/css';

export const styles = {
  strip: cva({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '6', lg: '9' },
      alignItems: 'center',
    },
    variants: {
      hasPortrait: {
        true: {
          gridTemplateColumns: { md: '96px minmax(0, 1fr)', lg: '96px minmax(0, 1fr) auto' },
          '& > :last-child': { gridColumn: { md: '2', lg: 'auto' } },
        },
        false: { lg: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
      },
    },
  }),
  portrait: css({ width: '24', height: '24', borderRadius: '50%', objectFit: 'cover' }),
  words: css({ minWidth: '0', overflowWrap: 'break-word' }),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '2' }),
  title: css({ maxWidth: '16em' }),
  muted: css({ marginTop: '1', color: 'text.muted', maxWidth: 'measure' }),
  details: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    marginTop: '2',
    textStyle: 'small',
    color: 'text.muted',
  }),
  link: css({
    color: 'accent.text',
    fontWeight: '600',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    overflowWrap: 'anywhere',
    _hover: { textDecorationThickness: '2px' },
  }),
  buttons: css({ '& > *': { width: { base: '100%', sm: 'auto' } } }),
};
