/** What the code has to know of a company: the type of `brand/brand.ts`. */
export type Brand = {
  /** Days of articles and of events are those of this place (IANA name). */
  timeZone: string;
  /** In which prices are shown, of those that content may have. `brand/languages.ts` says which is shown first. */
  currencies: readonly ('dkk' | 'eur' | 'usd')[];
  /** What opens the footer, and closes sharing cards and mails: the alternating bars of a chart's scale, or a line. */
  edge: 'scale' | 'line';
};
