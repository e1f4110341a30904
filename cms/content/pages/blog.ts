import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { closings } from '../closings.ts';

/** Page of the blog, with only its head. Its list consists of the posts. */
export const page: PageFixture = {
  name: 'blog',
  id: 31,
  slug: l('blog', 'blog', 'blog'),
  title: l('Journal', 'Journal', 'Journal'),
  modifiedGmt: '2026-11-10T08:00:00',
  seo: {
    title: l(
      'Journal: faults, prices, networks | Kystlink',
      'Journal: fejl, priser, net | Kystlink',
      'Journal: Störungen, Preise, Netze | Kystlink',
    ),
    description: l(
      'Faults we found, prices we changed and networks that did something new. Written by whoever was there.',
      'Fejl, vi fandt, priser, vi ændrede, og net, der gjorde noget nyt. Skrevet af den, der var der.',
      'Störungen, die wir fanden, Preise, die wir änderten, und Netze, die etwas Neues taten. Geschrieben von denen, die dabei waren.',
    ),
  },
  sections: [
    {
      kind: 'SectionTitle',
      headingLevel: 'h1',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('Journal', 'Journal', 'Journal'),
      description: l(
        'Faults we found, prices we changed and networks that did something new. Written by whoever was there.',
        'Fejl, vi fandt, priser, vi ændrede, og net, der gjorde noget nyt. Skrevet af den, der var der.',
        'Störungen, die wir fanden, Preise, die wir änderten, und Netze, die etwas Neues taten. Geschrieben von denen, die dabei waren.',
      ),
    },
    closings.blog,
  ],
};
