type Brand = {
  /** Days of articles and of events are those of this place (IANA name). */
  timeZone: string;
  /** In which prices are shown, of those that content may have. `languages.ts` says which is shown first. */
  currencies: readonly ('dkk' | 'eur' | 'usd')[];
  /** What opens the footer, and closes sharing cards and mails: the alternating bars of a chart's scale, or a line. */
  edge: 'scale' | 'line';
};

/** What the code has to know of the company. Its name, addresses and people are content: editors write them in WordPress. */
export const brand: Brand = {
  timeZone: 'Europe/Copenhagen',
  currencies: ['dkk', 'eur', 'usd'],
  edge: 'scale',
};
