import { css } from '#styled/css';

/** Styles of a dark logo, which becomes white on a black background of forced colours. */
export const inkMark = css({
  '@media (forced-colors: active) and (prefers-color-scheme: dark)': { filter: 'brightness(0) invert(1)' },
});
