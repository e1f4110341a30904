/** Settings of a company: the type of `brand/brand.ts`. */
export type Brand = {
  /** Time zone (IANA name) for dates of posts and events. */
  timeZone: string;
  /** Currencies in which prices are shown. `brand/languages.ts` sets the default one for each language. */
  currencies: readonly ('dkk' | 'eur' | 'usd')[];
  /** Decoration above the footer and in sharing cards and mails: alternating bars like a map scale, or a line. */
  edge: 'scale' | 'line';
};
