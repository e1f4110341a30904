import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';

/** Draft, which is visible only to signed-in users. */
export const page: PageFixture = {
  name: 'satellite',
  id: 33,
  slug: l('satellite', 'satellit', 'satellit'),
  title: l('Where no mast stands', 'Hvor der ingen mast er', 'Wo kein Mast steht'),
  parent: 'products',
  status: 'draft',
  sections: [
    {
      kind: 'HeroElement',
      title: l('Where no mast stands', 'Hvor der ingen mast er', 'Wo kein Mast steht'),
      description: l(
        'A hundred bytes an hour, from above. Prices are not decided, so this page is not published.',
        'Hundrede byte i timen, oppefra. Prisen er ikke fastlagt, så siden er ikke udgivet.',
        'Hundert Byte je Stunde, von oben. Die Preise stehen nicht fest, also ist diese Seite nicht veröffentlicht.',
      ),
      alignment: 'left',
      backgroundColor: 'dark',
    },
  ],
};
