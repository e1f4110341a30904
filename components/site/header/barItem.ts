import { css } from '#styled/css';
import type { MenuItem } from '#schema/siteContent.ts';

/** The look of a main item, be it a link or a dropdown's trigger. */
export const barItem = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '10',
  padding: { base: '8px 10px', '2xl': '8px 12px' },
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

/** True where an entry of the item's dropdown leads to the page of this path, and so is marked as the current one. */
export function leadsTo(item: MenuItem, pathname: string): boolean {
  return item.column.some(({ sub_menu: entries }) => entries.some(({ link }) => link.url === pathname));
}
