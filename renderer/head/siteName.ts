import type { MenuContent } from '#schema/siteContent.ts';

/** What the site is called, as its logo says; undefined where there is none. */
export function siteNameOf(menu: Pick<MenuContent, 'logo'>): string | undefined {
  return menu.logo?.alt || undefined;
}

/** The document's title of a page whose editor gave it none: its name, a separator, the name of the site. */
export function titleWithSiteName(name: string, siteName: string | undefined): string {
  return [name, siteName].filter(Boolean).join(' | ');
}
