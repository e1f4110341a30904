import { css } from '#styled/css';

/** A mark drawn in dark ink, which becomes white where the visitor's own ground is black. */
export const inkMark = css({
  '@media (forced-colors: active) and (prefers-color-scheme: dark)': { filter: 'brightness(0) invert(1)' },
});
