import type { SampleProduct } from '#components/sections/samples/Section.ts';
import { l, type Html, type Text } from './localised.ts';
import { decoration, type Media } from './media.ts';
import { exampleFacts, type OwnFacts } from '#components/pricing/facts.sample.ts';
import { button, type Button } from './sections/parts.ts';

type DemonstratedProduct = 'pilot' | 'fleet' | 'charter';
/** Keys of the products in demo and starter content, and of the samples' placeholders for products. */
export type ProductKey = DemonstratedProduct | 'essential' | 'complete' | SampleProduct;

export type ZonePrices = {
  europeDkk: number;
  europeEur: number;
  europeUsd: number;
  worldDkk?: number;
  worldEur?: number;
  worldUsd?: number;
};

export type ProductFixture = {
  id: number;
  slug: string;
  title: string;
  date: string;
  productGroup: {
    label?: Text;
    description: Html;
    image: Media;
    /** Price per month (in the demo per active SIM), without VAT. */
    prices: ZonePrices;
    subscriptions: ZonePrices;
    /** Price per megabyte from the pool, without VAT. */
    dataPrices?: ZonePrices;
    minimumSims?: number;
    services: { name: Text }[];
    facts: OwnFacts;
    globalButtons: Button[];
  };
};

const orderTestSims = l('Order test SIMs', 'Bestil test-SIM', 'Test-SIMs bestellen');

const pilotPrices: ZonePrices = {
  europeDkk: 9,
  europeEur: 1.2,
  europeUsd: 1.35,
  worldDkk: 14,
  worldEur: 1.9,
  worldUsd: 2.1,
};
export const fleetPrices: ZonePrices = {
  europeDkk: 6.5,
  europeEur: 0.87,
  europeUsd: 0.95,
  worldDkk: 10.5,
  worldEur: 1.4,
  worldUsd: 1.55,
};
const charterPrices: ZonePrices = {
  europeDkk: 4.2,
  europeEur: 0.56,
  europeUsd: 0.62,
  worldDkk: 6.9,
  worldEur: 0.92,
  worldUsd: 1,
};

export const dataPrices: ZonePrices = {
  europeDkk: 0.15,
  europeEur: 0.02,
  europeUsd: 0.022,
  worldDkk: 0.45,
  worldEur: 0.06,
  worldUsd: 0.065,
};

/** Returns the price of `count` units at European prices in each currency, in the format of drawings. */
export const amountsOf =
  ({ europeDkk, europeEur, europeUsd }: ZonePrices) =>
  (count: number): string =>
    formatAmounts([europeDkk, europeEur, europeUsd].map((price) => price * count));

/** Returns the monthly cost of a fleet on Fleet Europe, at the printed prices. */
export function monthOn(sims: number, megabytes: number): string {
  const inCurrency = (currency: 'europeDkk' | 'europeEur' | 'europeUsd') =>
    fleetPrices[currency] * sims + dataPrices[currency] * megabytes;
  return formatAmounts([inCurrency('europeDkk'), inCurrency('europeEur'), inCurrency('europeUsd')]);
}

function formatAmounts(amounts: readonly number[]): string {
  const codes = ['DKK', 'EUR', 'USD'];
  return `{${amounts.map((amount, index) => `${Number(amount.toFixed(3))} ${codes[index]}`).join(' | ')}}`;
}

export const products: Record<DemonstratedProduct, ProductFixture> = {
  pilot: {
    id: 1,
    slug: 'pilot',
    title: 'Pilot',
    date: '2017-09-01T09:00:00',
    productGroup: {
      description: l(
        'To prove it works. Up to 50 SIMs.',
        'Til at bevise, at det virker. Op til 50 SIM-kort.',
        'Für den Beweis, dass es funktioniert. Bis zu 50 SIM-Karten.',
      ),
      image: decoration('sim-card.webp'),
      prices: pilotPrices,
      subscriptions: pilotPrices,
      dataPrices,
      minimumSims: 1,
      services: [
        {
          name: l(
            'The full event log, 30 days',
            'Hele hændelsesloggen i 30 dage',
            'Das ganze Protokoll, 30 Tage',
          ),
        },
        { name: l('API and webhooks', 'API og webhooks', 'API und Webhooks') },
        { name: l('Limits per SIM', 'Grænser pr. SIM', 'Limits je SIM') },
        {
          name: l(
            'Email support, same-day reply',
            'Svar på mail samme dag',
            'Antwort per E-Mail am selben Tag',
          ),
        },
        { name: l('Up to 50 SIMs', 'Op til 50 SIM-kort', 'Bis zu 50 SIM-Karten') },
        { name: l('Thirty days’ notice', '30 dages opsigelse', '30 Tage Kündigungsfrist') },
      ],
      facts: exampleFacts,
      globalButtons: [button('outline', 'page:test-kit', orderTestSims)],
    },
  },
  fleet: {
    id: 2,
    slug: 'fleet',
    title: 'Fleet',
    date: '2017-09-02T09:00:00',
    productGroup: {
      label: l('What most fleets choose', 'Det, de fleste flåder vælger', 'Die Wahl der meisten Flotten'),
      description: l(
        'For devices in service. Pooled data, private network, support within the hour.',
        'Til enheder i drift. Fælles datapulje, privat netværk, support inden for en time.',
        'Für Geräte im Betrieb. Gemeinsames Datenvolumen, privates Netz, Support binnen einer Stunde.',
      ),
      image: decoration('sim-card.webp'),
      prices: fleetPrices,
      subscriptions: fleetPrices,
      dataPrices,
      minimumSims: 50,
      services: [
        { name: l('Everything in Pilot', 'Alt i Pilot', 'Alles aus Pilot') },
        {
          name: l(
            'Log kept for {fleetLogMonths} months',
            'Loggen gemmes i {fleetLogMonths} måneder',
            'Protokoll {fleetLogMonths} Monate aufbewahrt',
          ),
        },
        {
          name: l(
            'Private network, WireGuard or IPsec',
            'Privat netværk, WireGuard eller IPsec',
            'Privates Netz, WireGuard oder IPsec',
          ),
        },
        { name: l('Network steering per country', 'Netstyring pr. land', 'Netzsteuerung je Land') },
        {
          name: l(
            'Roles, keys and audit trail',
            'Roller, nøgler og revisionsspor',
            'Rollen, Schlüssel und Prüfprotokoll',
          ),
        },
        {
          name: l(
            'An engineer within the hour, day and night',
            'En tekniker inden for en time, dag og nat',
            'Ein Techniker binnen einer Stunde, Tag und Nacht',
          ),
        },
      ],
      facts: exampleFacts,
      globalButtons: [
        button('purple', 'page:test-kit', l('Start with Fleet', 'Begynd med Fleet', 'Mit Fleet beginnen')),
      ],
    },
  },
  charter: {
    id: 3,
    slug: 'charter',
    title: 'Charter',
    date: '2017-09-03T09:00:00',
    productGroup: {
      description: l(
        'From 5,000 SIMs: your own APN, your own print, a named engineer.',
        'Fra 5.000 SIM-kort: egen APN, eget tryk, en fast tekniker.',
        'Ab 5.000 SIM-Karten: eigener APN, eigener Aufdruck, ein fester Techniker.',
      ),
      image: decoration('sim-card.webp'),
      prices: charterPrices,
      subscriptions: charterPrices,
      dataPrices,
      minimumSims: 5_000,
      services: [
        { name: l('Everything in Fleet', 'Alt i Fleet', 'Alles aus Fleet') },
        {
          name: l(
            'Your own APN and SIM print',
            'Egen APN og eget tryk på kortet',
            'Eigener APN, eigener Aufdruck',
          ),
        },
        {
          name: l(
            'Peering in Copenhagen or Frankfurt',
            'Peering i København eller Frankfurt',
            'Peering in Kopenhagen oder Frankfurt',
          ),
        },
        { name: l('A named engineer', 'En fast tekniker', 'Ein fester Techniker') },
        {
          name: l(
            'Uptime of {uptimeCharter} % in the contract',
            'Oppetid på {uptimeCharter} % i kontrakten',
            'Verfügbarkeit von {uptimeCharter} % im Vertrag',
          ),
        },
        { name: l('Agreed for a year', 'Aftalt for et år', 'Für ein Jahr vereinbart') },
      ],
      facts: exampleFacts,
      globalButtons: [
        button(
          'black',
          '#lead',
          l('Talk to an engineer', 'Tal med en tekniker', 'Mit einem Techniker sprechen'),
        ),
      ],
    },
  },
};
