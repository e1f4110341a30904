import { sheet } from './bannerCards.ts';
import { words } from './buttons.ts';
import { l } from './localised.ts';
import { photos } from './photos.ts';
import { button } from './sections/parts.ts';

const readCase = (page: 'nordvand' | 'havnekran' | 'brise-energi' | 'tillberg') =>
  button('black', `page:${page}`, words.readTheCase);

/** Banners that link from industry pages to their case studies. */
export const caseBanners = {
  nordvand: sheet(
    l(
      'How Nordvand stopped driving',
      'Sådan holdt Nordvand op med at køre',
      'Wie Nordvand das Fahren aufgab',
    ),
    l(
      '{nordvandStations} stations, nine countries, and a van that is now for sale.',
      '{nordvandStations} stationer, ni lande og en varevogn, der nu er til salg.',
      '{nordvandStations} Pumpwerke, neun Länder und ein Lieferwagen, der jetzt zum Verkauf steht.',
    ),
    photos.van,
    readCase('nordvand'),
  ),
  havnekran: sheet(
    l(
      'How Havnekran stopped climbing',
      'Sådan holdt Havnekran op med at klatre',
      'Wie Havnekran das Klettern aufgab',
    ),
    l(
      '{havnekranCranes} cranes, eleven harbours, and a fault that was garden furniture.',
      '{havnekranCranes} kraner, elleve havne og en fejl, der viste sig at være havemøbler.',
      '{havnekranCranes} Kräne, elf Häfen und eine Störung, die aus Gartenmöbeln bestand.',
    ),
    photos.gate,
    readCase('havnekran'),
  ),
  briseEnergi: sheet(
    l(
      'How Brise Energi left the ship in port',
      'Sådan lod Brise Energi skibet blive i havn',
      'Wie Brise Energi das Schiff im Hafen ließ',
    ),
    l(
      '{briseTurbines} turbines, one parameter, {briseMinutes} minutes.',
      '{briseTurbines} vindmøller, én parameter, {briseMinutes} minutter.',
      '{briseTurbines} Windräder, ein Parameter, {briseMinutes} Minuten.',
    ),
    photos.office,
    readCase('brise-energi'),
  ),
  tillberg: sheet(
    l(
      'How Tillberg chose the order',
      'Sådan valgte Tillberg rækkefølgen',
      'Wie Tillberg die Reihenfolge wählte',
    ),
    l(
      '{tillbergTrains} trains, eleven lists, {tillbergSeconds} seconds at a border.',
      '{tillbergTrains} tog, elleve lister, {tillbergSeconds} sekunder ved en grænse.',
      '{tillbergTrains} Züge, elf Listen, {tillbergSeconds} Sekunden an der Grenze.',
    ),
    photos.strait,
    readCase('tillberg'),
  ),
};
