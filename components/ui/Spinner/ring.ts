import { css } from '#styled/css';

/** Styles of `Spinner`, also for elements that a script creates. */
export const ring = css({
  width: '4',
  height: '4',
  flex: 'none',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: 'spin 1s linear infinite',
});
