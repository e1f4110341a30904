import { l, type Text } from './localised.ts';
import { products, type ProductFixture } from './products.ts';
import type { Package } from './sections/Section.ts';

export const pricesFootnote = l(
  'Prices without VAT, valid through 2027. Europe: {europeCountries} countries. World: all {countries}. SIM card once: 12 kr., €1.60 or $1.75. eSIM profile once: 6 kr., €0.80 or $0.90.',
  'Priser uden moms, gælder til og med 2027. Europa: {europeCountries} lande. Verden: alle {countries}. SIM-kort, én gang: 12 kr., 1,60 € eller 1,75 $. eSIM-profil, én gang: 6 kr., 0,80 € eller 0,90 $.',
  'Preise ohne Umsatzsteuer, gültig bis Ende 2027. Europa: {europeCountries} Länder. Welt: alle {countries}. SIM-Karte einmalig: 12 DKK, 1,60 € oder 1,75 $. eSIM-Profil einmalig: 6 DKK, 0,80 € oder 0,90 $.',
);

const perMonth = l(
  'per active SIM a month',
  'pr. aktivt SIM-kort om måneden',
  'je aktive SIM-Karte pro Monat',
);
const dataPrice = {
  dkk: l('0.15\u00A0kr.\u00A0per\u00A0MB', '0,15\u00A0kr.\u00A0pr.\u00A0MB', '0,15\u00A0DKK\u00A0je\u00A0MB'),
  eur: l('€0.02\u00A0per\u00A0MB', '0,02\u00A0€\u00A0pr.\u00A0MB', '0,02\u00A0€\u00A0je\u00A0MB'),
  usd: l('$0.022\u00A0per\u00A0MB', '0,022\u00A0$\u00A0pr.\u00A0MB', '0,022\u00A0$\u00A0je\u00A0MB'),
};

function subtitle(currency: keyof typeof dataPrice): Text {
  const { en, da, de } = dataPrice[currency];
  // Non-breaking spaces keep the price of data on one line, whatever precedes it.
  return l(`${perMonth.en}, +\u00A0${en}`, `${perMonth.da}, +\u00A0${da}`, `${perMonth.de}, +\u00A0${de}`);
}

function packageOf({ title, productGroup }: ProductFixture, shortDescription: Text): Package {
  const { prices, services, facts, label, globalButtons } = productGroup;
  return {
    title,
    label,
    shortDescription,
    highlighted: label !== undefined,
    prices: {
      dkk: { price: prices.europeDkk.toFixed(2), subtitle: subtitle('dkk') },
      eur: { price: prices.europeEur.toFixed(2), subtitle: subtitle('eur') },
      usd: { price: prices.europeUsd.toFixed(2), subtitle: subtitle('usd') },
    },
    features: services.map(({ name }) => ({ text: name, included: true })),
    facts,
    globalButtons,
  };
}

/** The three plans as framed packages, at the prices of the Europe zone. */
export const packages: Package[] = [
  packageOf(
    products.pilot,
    l(
      'To prove it works where it has to.',
      'Til at bevise, at det virker, hvor det skal.',
      'Für den Beweis, dass es dort funktioniert, wo es soll.',
    ),
  ),
  packageOf(
    products.fleet,
    l(
      'For devices in service, from 50 SIMs. Data is pooled across every SIM.',
      'Til enheder i drift, fra 50 SIM-kort. Alle deler én datapulje.',
      'Für Geräte im Betrieb, ab 50 SIM-Karten. Alle teilen ein Datenvolumen.',
    ),
  ),
  packageOf(
    products.charter,
    l(
      'For 5,000 SIMs and more, with an APN and an engineer of your own.',
      'Til 5.000 SIM-kort og flere, med egen APN og egen tekniker.',
      'Für 5.000 SIM-Karten und mehr, mit eigenem APN und eigenem Techniker.',
    ),
  ),
];
