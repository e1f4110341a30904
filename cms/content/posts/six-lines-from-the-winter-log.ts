import { photos } from '#cms/content/photos.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

export const post: PostFixture = {
  id: 28,
  slug: l(
    'six-lines-from-the-winter-log',
    'seks-linjer-fra-vinterloggen',
    'sechs-zeilen-aus-dem-winterprotokoll',
  ),
  title: l(
    'Six lines from the winter log',
    'Seks linjer fra vinterloggen',
    'Sechs Zeilen aus dem Winterprotokoll',
  ),
  excerpt: excerpt(
    'Ice on an antenna has a signature. We have seen it six times so far.',
    'Is på en antenne har en signatur. Vi har set den seks gange indtil nu.',
    'Eis auf einer Antenne hat eine Handschrift. Bisher haben wir sie sechsmal gesehen.',
  ),
  date: '2026-11-20T16:00:00',
  author: 'jonas-riis',
  categories: ['field-notes'],
  coverImage: photos.ice,
  featuredImage: null,
  status: 'draft',
  sections: [
    content(
      `<p>Draft. Numbers from Nils are missing; do not publish before the second of December.</p>
<p>Ice does not cut a signal off. It takes 3 to 6 dB a night, at the same pace on every device on one quay, and gives all of it back by eleven in the morning. A fault in a cable does neither.</p>`,
      `<p>Kladde. Tallene fra Nils mangler; må ikke udgives før 2. december.</p>
<p>Is kapper ikke et signal. Den tager 3 til 6 dB på en nat, i samme takt for alle enheder på en kaj, og giver det hele tilbage inden klokken elleve. En kabelfejl gør ingen af delene.</p>`,
      `<p>Entwurf. Die Zahlen von Nils fehlen; nicht vor dem 2. Dezember veröffentlichen.</p>
<p>Eis schneidet ein Signal nicht ab. Es nimmt 3 bis 6 dB in einer Nacht, bei allen Geräten eines Kais im selben Takt, und gibt bis elf Uhr vormittags alles zurück. Ein Kabelfehler tut weder das eine noch das andere.</p>`,
    ),
    heading('The six', 'De seks', 'Die sechs'),
    content(
      `<p>To be written: Crane 06 (twice), Turbine 41, Buoy 0147 (salt, not ice?), Pump Esbjerg N, Gate Kiel 2.</p>`,
      `<p>Mangler: Kran 06 (to gange), Mølle 41, Bøje 0147 (salt, ikke is?), Pumpe Esbjerg N, Port Kiel 2.</p>`,
      `<p>Noch zu schreiben: Kran 06 (zweimal), Windrad 41, Boje 0147 (Salz statt Eis?), Pumpe Esbjerg N, Tor Kiel 2.</p>`,
    ),
    signedBy('jonas-riis'),
  ],
};
