import { l, type Text } from './localised.ts';
import { media } from './media.ts';
import type { OurTeam } from './sections/company.ts';

type Member = NonNullable<OurTeam['team']>[number];

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

/** Each person with the task and one fact, on two lines. */
export const people = {
  signe: member(
    'signe-holm',
    'Signe Holm',
    l(
      'Chief executive\nHas read every invoice since 2017',
      'Direktør\nHar læst hver regning siden 2017',
      'Geschäftsführerin\nHat jede Rechnung seit 2017 gelesen',
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
      'Support\nMedian answer 11 minutes, best 40 seconds',
      'Support\nSvarer på 11 minutter i median, bedst på 40 sekunder',
      'Support\nAntwortet im Median nach 11 Minuten, im besten Fall nach 40 Sekunden',
    ),
  ),
  emre: member(
    'emre-aydin',
    'Emre Aydın',
    l(
      'Core network\nMoved Frankfurt without a dropped session',
      'Kernenet\nFlyttede Frankfurt uden at tabe en forbindelse',
      'Kernnetz\nZog mit Frankfurt um, ohne eine Sitzung zu verlieren',
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
  maja: {
    ...member(
      'maja-thorsen',
      'Maja Thorsen',
      l(
        'Guest, Nordvand\nOur sharpest reader of logs',
        'Gæst, Nordvand\nVores skarpeste loglæser',
        'Gast, Nordvand\nUnsere schärfste Leserin von Protokollen',
      ),
    ),
    email: 'maja@nordvand.example',
  },
};
