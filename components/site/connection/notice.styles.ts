import { css } from '#styled/css';

export const styles = {
  place: css({
    position: 'fixed',
    zIndex: '50',
    insetInline: '0',
    bottom: '4',
    pointerEvents: 'none',
    '& [data-when]': { display: 'none' },
    '&[data-state=offline] [data-when=offline], &[data-state=unsent] [data-when=unsent], &[data-state=online] [data-when=online]':
      { display: 'inline' },
  }),
  notice: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'calc(100% - 2 * var(--gutter))',
    maxWidth: '640px',
    marginInline: 'auto',
    padding: '16px 20px',
    color: 'ink',
    background: 'white',
    border: '1px solid token(colors.ink)',
    boxShadow: 'raised',
    pointerEvents: 'auto',
  }),
  text: css({ flex: '1 1 240px' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
};
