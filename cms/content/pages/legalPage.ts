import type { Html, Text } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import type { PageName } from '../PageName.ts';
import { contactSectionOf, type Question } from '../shared.ts';

type LegalPage = {
  name: PageName;
  id: number;
  slug: PageFixture['slug'];
  title: Text;
  lead: Html;
  text: Html;
  /** Links to related pages, next to the text or next to the contact person in the closing section. */
  cta: Question;
  answeredBy?: 'signe' | 'emre';
  /** Further sections, below the text. */
  more?: PageFixture['sections'];
  description: Text;
  modifiedGmt?: string;
  languages?: PageFixture['languages'];
  template?: string;
};

/** Creates a legal page: plain dated text with a contact person. */
export function legalPage({
  lead,
  text,
  cta,
  answeredBy,
  more = [],
  description,
  ...page
}: LegalPage): PageFixture {
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
        ...(!answeredBy && { cta: { ctaStyle: 'standard', ...cta } }),
      },
      ...more,
      ...(answeredBy ? [contactSectionOf(answeredBy, cta, more.length > 0 ? 'white' : 'light')] : []),
    ],
  };
}
