import { css } from '#styled/css';

/** Fields of a form in two columns, where there is room for two. */
export const fieldGrid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  alignItems: 'start',
  sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
