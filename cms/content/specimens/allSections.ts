import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { samplesOf, type Shown } from './samples.ts';

/** Creates a page that has each section kind once, with every field filled in. */
export const allSections = (shown: Shown): PageFixture => ({
  name: 'all-sections',
  id: 40,
  slug: l('all-sections', 'alle-sektioner', 'alle-abschnitte'),
  title: l('All section kinds', 'Alle slags sektioner', 'Alle Arten von Abschnitten'),
  content: l('Text of the plain editor.', 'Tekst fra den almindelige editor.', 'Text des einfachen Editors.'),
  seo: {
    description: l('Every kind, in full.', 'Alle slags, fyldt ud.', 'Jede Art, vollständig.'),
    focusKeyword: l('specimen', 'prøve', 'Muster'),
    noindex: true,
    nofollow: true,
  },
  sections: samplesOf('full', shown),
});
