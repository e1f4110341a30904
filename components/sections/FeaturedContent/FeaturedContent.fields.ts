import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, globalButtons, head } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Articles', 'Artikler', 'Artikel'),
  help: words(
    'Articles of your choice. The first is shown large.',
    'Artikler efter eget valg. Den første vises stort.',
    'Artikel Ihrer Wahl. Der erste wird groß angezeigt.',
  ),
  synonyms: words(
    'blog, news, posts, latest posts, stories, teaser, related',
    'blog, nyheder, indlæg, seneste indlæg, historier, teaser',
    'Blog, Neuigkeiten, News, Beiträge, neueste Beiträge, Teaser',
  ),
  group: 'list',
  drawing: 'P6,8,44,32 T6,44,36 L6,52,40 L56,12,34 L56,17,26 L56,27,34 L56,32,26 L56,42,34 L56,47,26',
  fields: [
    ...head,
    {
      name: 'featuredPosts',
      type: 'relationship',
      postType: 'post',
      max: 8,
      label: words('Articles', 'Artikler', 'Artikel'),
    },
    backgroundColor,
    globalButtons,
  ],
});
