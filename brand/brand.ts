import type { Brand } from '#schema/brand.ts';

/** What the code has to know of the company. Its name, addresses and people are content: editors write them in WordPress. */
export const brand: Brand = {
  timeZone: 'Europe/Copenhagen',
  currencies: ['dkk', 'eur', 'usd'],
  edge: 'scale',
};
