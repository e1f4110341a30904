import { l } from '../../localised.ts';
import type { PageFixture } from '../../PageFixture.ts';

const description = l(
  'What is new with us, and what you can do yourself.',
  'Hvad der er nyt hos os, og hvad du selv kan gøre.',
  'Was es bei uns Neues gibt und was Sie selbst tun können.',
);

/** Page of the blog, with only its head. Its list consists of the articles. */
export const page: PageFixture = {
  name: 'blog',
  id: 13,
  slug: l('blog', 'blog', 'blog'),
  title: l('Blog', 'Blog', 'Blog'),
  seo: { description },
  sections: [
    {
      kind: 'SectionTitle',
      headingLevel: 'h1',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('Blog', 'Blog', 'Blog'),
      description,
    },
  ],
};
