import { l } from '#cms/content/localised.ts';
import { fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import { link } from '#cms/content/sections/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'FeaturedContent'> = {
  kind: 'FeaturedContent',

  ...head,
  title: fullTitle('FeaturedContent'),
  backgroundColor: 'white',
  featuredPosts: ['post:cause-15-at-high-water', 'post:eleven-cranes', 'post:sending-40-bytes'],
  globalButtons: [
    { link: link('blog', l('All articles', 'Alle artikler', 'Alle Artikel')), style: 'outline' },
  ],
};

/** What it cannot do without. */
export const minimal: SectionOf<'FeaturedContent'> = {
  kind: 'FeaturedContent',
  featuredPosts: ['post:cause-15-at-high-water'],
};
