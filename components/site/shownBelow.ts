import { css } from '#styled/css';

/**
 * A line at the lower edge of the window, for what works by script alone: shown where its hash is followed and no script
 * has taken the line away, among fields that somebody turns to and no script knows, or marked by one. Late, so that a
 * script that is on its way comes first.
 */
export const shownBelow = css({
  position: 'fixed',
  zIndex: '50',
  insetInline: '0',
  bottom: '0',
  padding: '5',
  fontWeight: '600',
  textAlign: 'center',
  color: 'ink',
  background: 'white',
  borderTop: '1px solid token(colors.ink)',
  animation: 'panelIn 1ms 1s backwards',
  display: 'none',
  '&:target, &[data-shown], [data-needs-script]:focus-within &': { display: 'block' },
});
