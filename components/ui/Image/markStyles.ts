import { css } from '#styled/css';

/** Styles of a dark logo. If forced colours make the background black, the logo becomes white. */
export const inkMark = css({
  '@media (forced-colors: active) and (prefers-color-scheme: dark)': { filter: 'brightness(0) invert(1)' },
});
