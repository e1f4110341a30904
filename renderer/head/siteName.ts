import type { MenuContent } from '#schema/siteContent.ts';

/** What the site is called, as its logo says; undefined where there is none. */
export function siteNameOf(menu: Pick<MenuContent, 'logo'>): string | undefined {
  return menu.logo?.alt || undefined;
}
