import type { Brand } from '#schema/brand.ts';

/** Settings of the company. Its name, addresses and people are content, which editors write in WordPress. */
export const brand: Brand = {
  timeZone: 'Europe/Copenhagen',
  currencies: ['dkk', 'eur', 'usd'],
  zones: ['europe', 'world'],
  iconService: 'https://api.iconify.design',
  edge: 'scale',
};
