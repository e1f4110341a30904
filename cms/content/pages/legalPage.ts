import type { Html, Text } from '../localised.ts';
import type { PageFixture, PageName } from '../PageFixture.ts';
import { askAbout, type Question } from '../shared.ts';

type LegalPage = {
  name: PageName;
  id: number;
  slug: PageFixture['slug'];
  title: Text;
  lead: Html;
  text: Html;
  /** Where a reader of this one would go on: it stays beside the text, or closes the page beside the person who answers. */
  cta: Question;
  answeredBy?: 'signe' | 'emre';
  /** What follows the text. */
  more?: PageFixture['sections'];
  description: Text;
  modifiedGmt?: string;
  languages?: PageFixture['languages'];
  template?: string;
};

/** Plain dated text, and who answers for it: the form of all the legal pages. */
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
      ...(answeredBy ? [askAbout(answeredBy, cta, more.length > 0 ? 'white' : 'light')] : []),
    ],
  };
}
