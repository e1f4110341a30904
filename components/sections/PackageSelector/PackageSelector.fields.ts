import { currencies } from '#content-model/choices.ts';
import { defineKind, words } from '#content-model/Field.ts';
import { packages } from '#components/pricing/packages.fields.ts';
import { backgroundColor, head } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Packages with currencies', 'Pakker med valutaer', 'Pakete mit Währungen'),
  help: words(
    'Visitors can switch the currency.',
    'Besøgende kan skifte valuta.',
    'Besucher können die Währung wechseln.',
  ),
  synonyms: words(
    'pricing packages, plans, subscription, currency, tiers, price list',
    'prispakker, abonnement, planer, valuta, prisliste',
    'Preispakete, Abo, Abonnement, Tarife, Währung, Preisliste',
  ),
  group: 'prices',
  drawing:
    'B34,6,28 F6,18,26,40 T10,24,16 L10,36,18 F35,18,26,40 T39,24,16 L39,36,18 F64,18,26,40 T68,24,16 L68,36,18',
  fields: [
    ...head,
    {
      name: 'defaultCurrency',
      seldom: true,
      type: 'select',
      choices: currencies,

      label: words('Default currency', 'Standardvaluta', 'Standardwährung'),
    },
    packages,
    {
      name: 'fleetPrice',
      type: 'toggle',
      label: words(
        'Price calculator for the visitor’s own fleet',
        'Prisberegner til den besøgendes egen flåde',
        'Preisrechner für die Flotte des Besuchers',
      ),
      help: words(
        'Calculated from the products with the same names: price, price per MB and minimum number of SIMs.',
        'Beregnes ud fra produkter med samme navne: pris, pris pr. MB og mindste antal SIM-kort.',
        'Berechnet aus den Produkten mit denselben Namen: Preis, Preis pro MB und Mindestanzahl SIM-Karten.',
      ),
    },
    backgroundColor,
  ],
});
