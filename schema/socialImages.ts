import { splitLocale } from '#locales/routing.ts';

/** What every sharing card measures, as the services that show it ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const;

export const socialImagesPath = '/og';
const homeName = 'index';

/** Where the card of a page is drawn: `/og/da/produkter/sim.png` for `/da/produkter/sim`. */
export function socialImagePath(pagePath: string): string {
  const { locale, path } = splitLocale(pagePath);
  return `${socialImagesPath}/${locale}/${path === '/' ? homeName : path.slice(1)}.png`;
}

/** The page, without its language, that a card's name stands for. */
export function pageOfSocialImage(name: string): string {
  return name === homeName ? '/' : `/${name}`;
}
