import { css, cva } from '#styled/css';

const columns = {
  text: 'minmax(0, 4fr) minmax(0, 8fr)',
  drawn: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
  tablet: 'minmax(0, 7fr) minmax(0, 5fr)',
  mirrored: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
};

export const styles = {
  list: css({ display: 'grid' }),
  row: cva({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '14px 32px',
      paddingBlock: { base: '28px 32px', lg: '9' },
      alignItems: 'center',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        insetInline: '0',
        borderTop: '1px solid token(colors.border)',
      },
      _first: { _before: { borderColor: 'border.ink' } },
    },
    variants: {
      layout: {
        text: { lg: { gridTemplateColumns: columns.text } },
        drawn: { gridTemplateColumns: { md: columns.tablet, lg: columns.drawn } },
        mirrored: { gridTemplateColumns: { md: columns.tablet, lg: columns.mirrored } },
      },
    },
    compoundVariants: [
      // The band's left edge alternates: every second line starts at the second column.
      {
        layout: 'text',
        css: { _even: { _before: { lg: { insetInlineStart: 'calc((100% - 32px) / 3 + 32px)' } } } },
      },
      {
        layout: 'drawn',
        css: { _even: { _before: { lg: { insetInlineStart: 'calc((100% - 64px) / 4 + 32px)' } } } },
      },
    ],
  }),
  name: css({
    display: 'flex',
    gap: '4',
    alignItems: 'center',
    minWidth: '0',
    alignSelf: { md: 'end', lg: 'center' },
  }),
  icon: css({ width: '10', height: '10', flex: 'none', objectFit: 'contain' }),
  title: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  text: cva({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      minWidth: '0',
      alignSelf: { md: 'start', lg: 'center' },
    },
    variants: { isWide: { true: { lg: { gridColumn: 'span 2' } } } },
  }),
  description: css({
    color: 'text.muted',
    maxWidth: '30em',
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  }),
  drawing: cva({
    base: {
      minWidth: '0',
      maxWidth: { base: '460px', md: 'none' },
      // Beside name and text, which stand one above the other until lg.
      gridColumn: { md: '2', lg: 'auto' },
      gridRow: { md: '1 / 3', lg: 'auto' },
      '& img': { width: '100%', borderRadius: 'panel' },
    },
    variants: { layout: { text: {}, drawn: {}, mirrored: { lg: { order: '-1' } } } },
  }),
};
