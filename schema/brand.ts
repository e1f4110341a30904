/** Settings of a company: the type of `brand/brand.ts`. */
export type Brand = {
  /** Time zone (IANA name) for dates of posts and events. */
  timeZone: string;
  /** Currencies in which prices are shown. `brand/languages.ts` sets the default one for each language. */
  currencies: readonly ('dkk' | 'eur' | 'usd')[];
  /** Price zones. With a single one, price lists offer no choice. */
  zones: readonly ('europe' | 'world')[];
  /** Service for icons that are not installed, unless `ICON_SERVICE_URL` names another; `undefined` for none. */
  iconService: string | undefined;
  /** Decoration above the footer and in sharing cards and mails: alternating bars like a map scale, or a line. */
  edge: 'scale' | 'line';
};
