import { currencies, type Currency } from '#components/content/currencies.ts';
import { legal } from '#brand/legal.ts';
import { l, type L } from '../localised.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Name, address and mail address of the company, which the starter content shows until editors replace them. */
export const company = {
  name: legal.name,
  email: legal.email,
  address: legal.address,
  html: {
    email: `<a href="mailto:${legal.email}">${legal.email}</a>`,
    lines: [legal.name, ...legal.address].map(escaped).join('<br />'),
    sentence: [legal.name, ...legal.address].map(escaped).join(', '),
  },
};

const names: Record<Currency, L> = {
  dkk: l('kroner', 'kroner', 'Kronen'),
  eur: l('euros', 'euro', 'Euro'),
  usd: l('dollars', 'dollar', 'Dollar'),
};

/** Returns the company's currencies as part of a sentence, such as "kroner, euros and dollars". */
export function currencyList(locale: 'en' | 'da' | 'de'): string {
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' });
  return list.format(currencies.map((currency) => names[currency][locale] ?? names[currency].en));
}
