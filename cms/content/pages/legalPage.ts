import { l, type Html, type Text } from '../localised.ts';
import type { Media } from '../media.ts';
import type { PageFixture, PageName } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';

type LegalPage = {
  name: PageName;
  id: number;
  slug: PageFixture['slug'];
  title: Text;
  lead: Html;
  text: Html;
  /** What stands beside its title. */
  instrument: Media;
  description: Text;
  languages?: PageFixture['languages'];
  template?: string;
};

/** Plain dated text beside one call to action: the form of all the legal pages. */
export function legalPage({ lead, text, description, instrument, ...page }: LegalPage): PageFixture {
  return {
    ...page,
    modifiedGmt: '2026-10-01T06:00:00',
    seo: { description },
    sections: [
      {
        kind: 'HeroElement',
        title: page.title,
        description: lead,
        image: instrument,
        alignment: 'left',
        backgroundColor: 'white',
      },
      {
        kind: 'ContentWithCtaBanner',
        backgroundColor: 'white',
        content: text,
        cta: {
          ctaStyle: 'standard',
          title: l('A sentence is unclear?', 'Er en sætning uklar?', 'Ein Satz ist unklar?'),
          description: l(
            'If it can be read in two ways, the way that suits you applies. Tell us which sentence.',
            'Kan den læses på to måder, gælder den, der passer dig bedst. Sig os hvilken sætning.',
            'Lässt er sich auf zwei Arten lesen, gilt die für Sie günstigere. Sagen Sie uns, welcher.',
          ),
          globalButtons: [
            button('black', 'page:contact', l('Write to us', 'Skriv til os', 'Schreiben Sie uns')),
          ],
        },
      },
    ],
  };
}
