import { locales, type Locale } from '#locales/locales.ts';

/**
 * What is true of the invented company and its customers. Every text of the demonstration names a figure as
 * `{networks}`, so that two pages cannot disagree; `tests/contract/cmsFacts.test.ts` looks for figures typed by hand.
 */
export const facts = {
  /** Years are no quantities and are written without a separator. */
  founded: '2017',
  people: 46,
  sites: 41_000,
  networks: 584,
  countries: 181,
  europeCountries: 34,
  lteMOperators: 41,
  /** Causes have the numbers from 2 to 111. */
  causes: 110,
  /** From an event on the network to the customer's webhook, at the median. */
  webhookSeconds: 1.9,
  uptimeFleet: 99.95,
  uptimeCharter: 99.99,
  answerMinutes: 11,
  pilotLogDays: 30,
  fleetLogMonths: 13,
  noticeDays: 30,
  kitMegabytes: 250,
  kitDays: 30,
  /** The last day of the first large German 2G network is 30 June of this year. */
  german2gEnds: '2028',

  /** For who is no customer yet. No Danish number begins with 1. */
  telephone: '+45 12 34 07 17',
  telephoneLink: '+4512340717',

  /** Pages and articles of all languages that search engines find: axe looks at each of them. */
  checkedPages: 187,

  /** The fleet that drawings of Bridge show, and its November so far. */
  bridgeSims: 1_284,
  bridgeOnline: 1_279,
  bridgeRejected: 3,
  bridgeGigabytes: 41.8,

  /** The invoice of the price page. */
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

/** A fact as a language writes it: 12,400 in English, 12.400 in Danish and German. */
export function figure(name: FactName, locale: Locale): string {
  const value: number | string = facts[name];
  return typeof value === 'number' ? value.toLocaleString(locales[locale].dateCode) : value;
}

/** Puts the figures into a text; names in braces that are no facts stay, as in `{iccid}`. */
export function withFigures(text: string, locale: Locale): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => (isFact(name) ? figure(name, locale) : all));
}
