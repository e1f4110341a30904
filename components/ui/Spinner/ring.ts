import { css } from '#styled/css';

/** The look of `Spinner`, also for what a script puts where something is under way. */
export const ring = css({
  width: '4',
  height: '4',
  flex: 'none',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: 'spin 1s linear infinite',
});
