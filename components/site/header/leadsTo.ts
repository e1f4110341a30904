import type { MenuItem } from '#schema/siteContent.ts';

/** True where an entry of the item's dropdown leads to the page of this path, and so is marked as the current one. */
export function leadsTo(item: MenuItem, pathname: string): boolean {
  return item.column.some(({ sub_menu: entries }) => entries.some(({ link }) => link.url === pathname));
}
