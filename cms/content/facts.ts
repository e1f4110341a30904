import { isLocale, locales, type Locale } from '#locales/locales.ts';

/**
 * Facts about the fictional company and its customers. Texts of the demo contain placeholders such as `{networks}`, so
 * that pages cannot contradict each other; `tests/contract/cmsFacts.test.ts` finds figures typed by hand.
 */
export const facts = {
  /** Year, as a string because years are formatted without a separator. */
  founded: '2017',
  people: 46,
  sites: 41_000,
  networks: 584,
  countries: 181,
  europeCountries: 34,
  lteMOperators: 41,
  /** Number of cause codes, which are numbered from 2 to 111. */
  causes: 110,
  /** Median time from an event on the network to the customer's webhook. */
  webhookSeconds: 1.9,
  uptimeFleet: 99.95,
  uptimeCharter: 99.99,
  answerMinutes: 11,
  pilotLogDays: 30,
  fleetLogMonths: 13,
  noticeDays: 30,
  kitMegabytes: 250,
  kitDays: 30,
  /** Year in which the first large German 2G network is switched off, on 30 June. */
  german2gEnds: '2028',

  /** Phone number for people who are not customers yet. No real Danish number begins with 1. */
  telephone: '+45 12 34 07 17',
  telephoneLink: '+4512340717',

  /** Number of indexed pages and articles in all languages, all of which axe checks. */
  checkedPages: 187,

  /** Size of the fleet in drawings of Bridge, and its November so far. */
  bridgeSims: 1_284,
  bridgeOnline: 1_279,
  bridgeRejected: 3,
  bridgeGigabytes: 41.8,

  /** Figures of the invoice on the pricing page. */
  invoiceSims: 500,
  invoiceMegabytes: 6_000,
  invoicePaused: 38,

  nordvandStations: 12_400,
  nordvandFewerVisits: 71,
  nordvandMinutes: 6,
  nordvandVisitsBefore: 3_960,
  havnekranCranes: 1_140,
  havnekranFewerClimbs: 64,
  havnekranSeconds: 9,
  briseTurbines: 212,
  briseFewerSailings: 58,
  briseMinutes: 4,
  tillbergTrains: 318,
  tillbergSeconds: 11,
  tillbergSecondsBefore: 96,
  oksholmLorries: 2_300,
  oksholmFewerRefusals: 38,
  oksholmSeconds: 9,
  saltPens: 144,
  saltFewerTrips: 46,
  saltSeconds: 14,
} as const satisfies Record<string, number | string>;

export type FactName = keyof typeof facts;

const isFact = (name: string): name is FactName => Object.hasOwn(facts, name);

/** Formats a fact for a language: 12,400 in English, 12.400 in Danish and German. The site may lack English. */
export function figure(name: FactName, locale: Locale | 'en'): string {
  const value: number | string = facts[name];
  return typeof value === 'number'
    ? value.toLocaleString(isLocale(locale) ? locales[locale].dateCode : locale)
    : value;
}

/** Replaces facts in a text by their figures. Other names in braces, such as `{iccid}`, are unchanged. */
export function withFigures(text: string, locale: Locale | 'en'): string {
  return text.replaceAll(/\{(\w+)\}/g, (match, name: string) =>
    isFact(name) ? figure(name, locale) : match,
  );
}
