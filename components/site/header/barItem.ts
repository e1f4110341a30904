import { css } from '#styled/css';

/** Styles of a main item: a link, or the trigger of a dropdown. */
export const barItem = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '10',
  padding: '8px 10px',
  borderRadius: 'control',
  fontSize: '.9688rem',
  fontWeight: '500',
  textDecoration: 'none',
  color: 'text',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  _hover: { background: 'surface.sunken' },
  '&[aria-current]': { boxShadow: 'inset 0 -2px 0 token(colors.accent)', borderRadius: '0' },
  '& svg': { width: '3', height: '3', transition: 'transform token(durations.fast)' },
});
