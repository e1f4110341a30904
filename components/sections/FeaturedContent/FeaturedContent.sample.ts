import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, link } from '#components/sections/samples/parts.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'FeaturedContent'> = {
  kind: 'FeaturedContent',

  ...head,
  title: fullTitle('FeaturedContent'),
  backgroundColor: 'white',
  featuredPosts: ['post:sample-1', 'post:sample-2', 'post:sample-3'],
  globalButtons: [
    { link: link('blog', words('All articles', 'Alle artikler', 'Alle Artikel')), style: 'outline' },
  ],
};

/** Only the required fields. */
export const minimal: SectionOf<'FeaturedContent'> = {
  kind: 'FeaturedContent',
  featuredPosts: ['post:sample-1'],
};
