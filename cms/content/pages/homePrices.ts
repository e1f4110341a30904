import { l } from '../localised.ts';
import type { Section } from '../sections/Section.ts';

export const homePrices: Section = {
  kind: 'Pricing',
  title: l(
    'One price list, printed in full',
    'Én prisliste, trykt i sin helhed',
    'Eine Preisliste, ungekürzt',
  ),
  description: l(
    'No “contact us for Europe”. <a href="page:pricing">Price your own fleet</a>',
    'Intet »kontakt os for Europa«. <a href="page:pricing">Regn på din egen flåde</a>',
    'Kein „Europa auf Anfrage“. <a href="page:pricing">Die eigene Flotte berechnen</a>',
  ),
  products: ['pilot', 'fleet', 'charter'],
  footnote: l(
    'Per active SIM a month, without VAT.',
    'Pr. aktivt SIM-kort om måneden, uden moms.',
    'Je aktive SIM-Karte pro Monat, ohne Umsatzsteuer.',
  ),
  backgroundColor: 'white',
};
