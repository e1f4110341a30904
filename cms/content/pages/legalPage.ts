import type { Html, Text } from '../localised.ts';
import type { PageFixture, PageName } from '../PageFixture.ts';
import type { Cta } from '../sections/Section.ts';

type LegalPage = {
  name: PageName;
  id: number;
  slug: PageFixture['slug'];
  title: Text;
  lead: Html;
  text: Html;
  /** What stays beside the text: where a reader of this one would go on. */
  cta: Omit<Cta, 'ctaStyle'>;
  /** What follows the text. */
  more?: PageFixture['sections'];
  description: Text;
  modifiedGmt?: string;
  languages?: PageFixture['languages'];
  template?: string;
};

/** Plain dated text beside one call to action: the form of all the legal pages. */
export function legalPage({ lead, text, cta, more = [], description, ...page }: LegalPage): PageFixture {
  return {
    modifiedGmt: '2026-10-01T06:00:00',
    ...page,
    seo: { description },
    sections: [
      {
        kind: 'HeroElement',
        title: page.title,
        description: lead,
        alignment: 'left',
        backgroundColor: 'white',
      },
      {
        kind: 'ContentWithCtaBanner',
        backgroundColor: 'white',
        content: text,
        cta: { ctaStyle: 'standard', ...cta },
      },
      ...more,
    ],
  };
}
