import { describe, expect, it } from 'vitest';
import { closings } from '#cms/content/closings.ts';
import { countriesOf, regionNames } from '#cms/content/countries.ts';
import { dashboard } from '#cms/content/drawings/dashboard.ts';
import { industryInstruments } from '#cms/content/drawings/industryInstruments.ts';
import { invoice } from '#cms/content/drawings/limits.ts';
import { facts, figure, type FactName } from '#cms/content/facts.ts';
import { footer } from '#cms/content/footer.ts';
import { inLocale, isLocalised, type L } from '#cms/content/localised.ts';
import { menu } from '#cms/content/menu.ts';
import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { products } from '#cms/content/products.ts';

/** Languages of the demo content. */
const languages = ['en', 'da', 'de'] as const;

const specimens = new Set(['all-sections', 'minimal-sections', 'longest-german', 'hostile']);
const realPages = pages.filter((page) => !specimens.has(page.name));

function textsOf(value: unknown): L[] {
  if (isLocalised(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const sources = [
  ...realPages.map((page) => ({ name: `page ${page.name}`, texts: textsOf(page) })),
  ...posts.map((post) => ({ name: `post ${post.slug.en}`, texts: textsOf(post) })),
  { name: 'menu, footer and products', texts: textsOf([menu, footer, products, closings]) },
];

type Pattern = Record<'en' | 'da' | 'de', RegExp>;

/** Patterns of sentences that state a fact. The first group matches the figure. */
const patterns = {
  networks: { en: /(\d{3}) networks/g, da: /(\d{3}) net\b/g, de: /(\d{3}) Netze/g },
  countries: { en: /(\d{3}) countries/g, da: /(\d{3}) lande/g, de: /(\d{3}) Länder/g },
  europeCountries: {
    en: /Europe: (\d+) countries/g,
    da: /Europa: (\d+) lande/g,
    de: /Europa: (\d+) Länder/g,
  },
  sites: {
    en: /([\d.,]{5,}) (?:sites|places)/g,
    da: /([\d.,]{5,}) steder/g,
    de: /([\d.,]{5,}) (?:Orte|Standorte)/g,
  },
  people: { en: /\b(\d{2,}) people/g, da: /\b(\d{2,}) mennesker/g, de: /\b(\d{2,}) Menschen/g },
  webhookSeconds: { en: /(\d\.\d) s/g, da: /(\d,\d) s/g, de: /(\d,\d) [sS]/g },
  fleetLogMonths: { en: /(\d+) months/g, da: /(\d+) måneder/g, de: /(\d+) Monate/g },
  kitMegabytes: {
    en: /(?<![\d,])(\d+) MB for (?:\d|five)/g,
    da: /(?<![\d.])(\d+) MB (?:i \d|til fem)/g,
    de: /(?<![\d.])(\d+) MB für (?:\d|fünf)/g,
  },
  german2gEnds: {
    en: /2G (?:is switched off )?in (\d{4})/g,
    da: /2G (?:slukkes )?i (\d{4})/g,
    de: /2G (?:wird )?(\d{4})/g,
  },
  nordvandStations: {
    en: /([\d.,]{5,}) (?:pumping )?stations/g,
    da: /([\d.,]{5,}) (?:pumpe\u00AD?)?stationer/g,
    de: /([\d.,]{5,}) (?:Pump)?(?:werke|stationen)/g,
  },
  nordvandFewerVisits: {
    en: /(\d+) (?:%|per cent) fewer site visits/g,
    da: /(\d+) (?:%|procent) færre udkald/g,
    de: /(\d+) (?:%|Prozent) weniger Vor-Ort-Einsätze/g,
  },
  havnekranCranes: { en: /([\d.,]{4,}) cranes/g, da: /([\d.,]{4,}) kraner/g, de: /([\d.,]{4,}) Kräne/g },
  briseTurbines: {
    en: /(\d{3}) turbines/g,
    da: /(\d{3}) (?:vind)?møller/g,
    de: /(\d{3}) (?:Windräder|Anlagen)/g,
  },
  tillbergTrains: { en: /(\d{3}) trains/g, da: /(\d{3}) tog/g, de: /(\d{3}) Züge/g },
} satisfies Partial<Record<FactName, Pattern>>;

const hasPattern = (name: string): name is keyof typeof patterns => Object.hasOwn(patterns, name);
const statedFacts = Object.keys(facts).filter(hasPattern);

/** Facts that are spelled out in words, with the expected text of the pattern's first group. */
const statedInWords: { pattern: Pattern; words: L }[] = [
  {
    pattern: { en: /in (\w+) harbours/g, da: /i (\w+) havne\b/g, de: /in (\w+) Häfen/g },
    words: { en: 'eleven', da: 'elleve', de: 'elf' },
  },
  {
    pattern: {
      en: /[Ii]n (\w+) cases of/g,
      da: /[Ii] (\w+) af ti tilfælde/g,
      de: /[Ii]n (\w+) von \w+ Fällen lief/g,
    },
    words: { en: 'eight', da: 'otte', de: 'acht' },
  },
  {
    pattern: {
      en: /pumping stations in (\w+) countries/g,
      da: /pumpe\u00AD?stationer i (\w+) lande/g,
      de: /Pumpwerke in (\w+) Ländern/g,
    },
    words: { en: 'nine', da: 'ni', de: 'neun' },
  },
];

type Statement = { where: string; says: string };

function statements(pattern: RegExp, locale: (typeof languages)[number]): Statement[] {
  return sources.flatMap(({ name, texts }) =>
    texts.flatMap((text) =>
      [...inLocale(text, locale).matchAll(pattern)].map(([, statedValue = '']) => ({
        where: name,
        says: statedValue,
      })),
    ),
  );
}

describe.each(languages)('texts in %s', (locale) => {
  it.each(statedFacts)('give the same value for %s everywhere', (name) => {
    const matches = statements(patterns[name][locale], locale);
    expect(matches).not.toEqual([]);
    expect(matches.filter(({ says }) => says !== figure(name, locale))).toEqual([]);
  });

  it.each(statedInWords)('are the same in all texts that mention “$words.en”', ({ pattern, words }) => {
    const matches = statements(pattern[locale], locale);
    expect(matches).not.toEqual([]);
    expect(matches.filter(({ says }) => says !== words[locale])).toEqual([]);
  });

  it('are all defined: no placeholder in braces remains', () => {
    const unexplained = sources.flatMap(({ name, texts }) =>
      texts.flatMap((text) =>
        (
          inLocale(text, locale)
            .replaceAll(/<code>[\s\S]*?<\/code>|<[^>]*>/g, '')
            .match(/\{\w+\}/g) ?? []
        ).map((braces) => `${name}: ${braces}`),
      ),
    );
    expect(unexplained).toEqual([]);
  });

  it('do not depend on the current year', () => {
    const relative = /\b(?:next|last) year\b|\b(?:næste|sidste) år\b|\b(?:nächstes|letztes) Jahr\b/;
    const matchingSources = sources.filter(({ texts }) =>
      texts.some((text) => relative.test(inLocale(text, locale))),
    );
    expect(matchingSources.map(({ name }) => name)).toEqual([]);
  });
});

it('figures are formatted for each language', () => {
  expect([figure('nordvandStations', 'en'), figure('nordvandStations', 'da')]).toEqual(['12,400', '12.400']);
  expect(figure('webhookSeconds', 'de')).toBe('1,9');
  expect(figure('founded', 'en')).toBe(facts.founded);
});

it("the water industry's drawing adds up to the site visits that pages mention", () => {
  const months = (industryInstruments.water.drawing?.curve ?? '').split(' ').map(Number);
  const sum = (from: number, to: number) => months.slice(from, to).reduce((total, month) => total + month, 0);
  expect(sum(0, 12)).toBe(facts.nordvandVisitsBefore);
  expect(Math.round(100 - (100 * sum(12, 24)) / sum(0, 12))).toBe(facts.nordvandFewerVisits);
});

it('bills and forecasts match the price list', () => {
  expect(invoice.drawing?.rows?.at(-1)?.value).toBe('{4150 DKK | 555 EUR | 607 USD}');
  expect(dashboard.drawing?.figures?.at(-1)?.value).toBe('{14616 DKK | 1953.08 EUR | 2139.4 USD}');
});

it('the phone link dials the printed number', () => {
  expect(facts.telephone.replaceAll(' ', '')).toBe(facts.telephoneLink);
});

describe('the list of countries', () => {
  it('adds up to the figures on the pages', () => {
    const countryNames = regionNames.flatMap(countriesOf);
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(new Set(countryNames.map(({ code }) => code)).size).toBe(facts.countries);
    expect(countriesOf('zone')).toHaveLength(facts.europeCountries);
    expect(sum(countryNames.map(({ networks }) => networks))).toBe(facts.networks);
    expect(sum(countryNames.map(({ lteM }) => lteM))).toBe(facts.lteMOperators);
  });
});
