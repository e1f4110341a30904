import { words, type Field, type SectionKind, type Words } from './Field.ts';
import { articleKinds } from './kinds/article.ts';
import { banners } from './kinds/banners.ts';
import { commerce } from './kinds/commerce.ts';
import { company } from './kinds/company.ts';
import { lists } from './kinds/lists.ts';
import { drawingFields } from './drawing.ts';
import { picture } from './sharedFields.ts';
import { productFields } from './product.ts';

/** A group of fields of one type of content, by the name that it has in GraphQL. */
export type FieldGroup = {
  name: 'PageElements' | 'BlogPostElements' | 'ProductGroup' | 'Drawing';
  graphqlType: 'Page' | 'Post' | 'Product' | 'MediaItem';
  postType: 'page' | 'post' | 'product' | 'attachment';
  label: Words;
  fields: readonly Field[];
  /** The kinds of its list `sectionElements`, where it has one. */
  kinds: readonly SectionKind[];
};

/** Everything that the site asks of WordPress beyond WordPress's own fields. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    name: 'PageElements',
    graphqlType: 'Page',
    postType: 'page',
    label: words('Sections', 'Sektioner', 'Abschnitte'),
    fields: [],
    kinds: [...banners, ...lists, ...company, ...commerce],
  },
  {
    name: 'BlogPostElements',
    graphqlType: 'Post',
    postType: 'post',
    label: words('Article', 'Artikel', 'Artikel'),
    fields: [
      picture(
        'coverImage',
        words('Picture above the article', 'Billede over artiklen', 'Bild über dem Artikel'),
      ),
      picture('featuredImage', words('Picture in lists', 'Billede i lister', 'Bild in Listen')),
    ],
    kinds: articleKinds,
  },
  {
    name: 'ProductGroup',
    graphqlType: 'Product',
    postType: 'product',
    label: words('Product', 'Produkt', 'Produkt'),
    fields: productFields,
    kinds: [],
  },
  {
    name: 'Drawing',
    graphqlType: 'MediaItem',
    postType: 'attachment',
    label: words('Drawing', 'Tegning', 'Zeichnung'),
    fields: drawingFields,
    kinds: [],
  },
];
