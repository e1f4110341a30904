import { l, type Text } from './localised.ts';
import { media, type Media } from './media.ts';

type Member = { name: string; role: Text; email: string; image: Media };

function member(key: string, name: string, role: Text): Member {
  return {
    name,
    role,
    email: `${name.split(' ')[0]?.toLowerCase()}@kystlink.example`,
    image: media(
      `portrait-${key}.svg`,
      l(`Portrait of ${name}`, `Portræt af ${name}`, `Porträt von ${name}`),
    ),
  };
}

/** Team members, each with two lines of text: role, and a fact about the person. */
export const people = {
  signe: member(
    'signe-holm',
    'Signe Holm',
    l(
      'Chief executive\nHas read every invoice since {founded}',
      'Direktør\nHar læst hver regning siden {founded}',
      'Geschäftsführerin\nLiest seit {founded} jede Rechnung',
    ),
  ),
  jonas: member(
    'jonas-riis',
    'Jonas Riis',
    l(
      'Field engineer\nKeeps a tide table in his wallet',
      'Feltingeniør\nHar en tidevandstabel i pungen',
      'Außendiensttechniker\nTrägt eine Gezeitentafel im Portemonnaie',
    ),
  ),
  lotte: member(
    'lotte-brandt',
    'Lotte Brandt',
    l(
      'Support\nMedian answer {answerMinutes} minutes, best 40 seconds',
      'Support\nSvarer efter {answerMinutes} minutter (median), hurtigst efter 40 sekunder',
      'Support\nAntwortet im Median nach {answerMinutes} Minuten, im besten Fall nach 40 Sekunden',
    ),
  ),
  emre: member(
    'emre-aydin',
    'Emre Aydın',
    l(
      'Core network\nMoved Frankfurt without a dropped session',
      'Kernenet\nFlyttede Frankfurt uden at tabe en forbindelse',
      'Kernnetz\nIst mit Frankfurt umgezogen, ohne dass eine Sitzung abriss',
    ),
  ),
  nils: member(
    'nils-oksbol',
    'Nils Oksbøl',
    l(
      'Hardware\nSoldered the first hundred by hand',
      'Hardware\nLoddede de første hundrede i hånden',
      'Hardware\nHat die ersten hundert von Hand gelötet',
    ),
  ),
  vacancy: {
    name: 'N. N.',
    role: l(
      'Next on call\nSleeps lightly, writes clearly',
      'Den næste på vagt\nSover let og skriver klart',
      'Die nächste Bereitschaft\nSchläft leicht und schreibt klar',
    ),
    email: 'jobs@kystlink.example',
    image: media(
      'portrait-vacancy.svg',
      l('An oilskin on its peg', 'En oliejakke på knagen', 'Eine Öljacke am Haken'),
    ),
  },
};
