import { currencies } from '#wordpress/model/choices.ts';
import { defineKind, words } from '#wordpress/model/Field.ts';
import { packages } from '#wordpress/model/packages.ts';
import { backgroundColor, head } from '#wordpress/model/sharedFields.ts';

export const kind = defineKind({
  label: words('Packages with currencies', 'Pakker med valutaer', 'Pakete mit Währungen'),
  help: words('Visitors choose the currency.', 'Besøgende vælger valutaen.', 'Besucher wählen die Währung.'),
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

      label: words('Currency shown first', 'Valuta, der vises først', 'Zuerst gezeigte Währung'),
    },
    packages,
    {
      name: 'fleetPrice',
      type: 'toggle',
      label: words(
        'A price for the visitor’s own fleet',
        'En pris for den besøgendes egen flåde',
        'Ein Preis für die eigene Flotte der Besucher',
      ),
      help: words(
        'Reckoned with the products of the same names: what they cost, per megabyte too, and from how many SIMs.',
        'Regnes ud med produkter af samme navn: hvad de koster, også pr. megabyte, og fra hvor mange SIM-kort.',
        'Gerechnet mit Produkten gleichen Namens: was sie kosten, auch je Megabyte, und ab wie vielen SIM-Karten.',
      ),
    },
    backgroundColor,
  ],
});
