import { css } from '#styled/css';

const ring = css({
  width: '4',
  height: '4',
  flex: 'none',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'spin 1s linear infinite',
});

/** Something is under way; the text beside it says what. */
export function Spinner() {
  return <span className={ring} aria-hidden="true" />;
}
