import type { AuthorKey } from './authors.ts';
import type { CategoryKey } from './categories.ts';
import type { L } from './localised.ts';
import type { Media } from './media.ts';
import type { SeoFixture } from './SeoFixture.ts';

export { l } from './localised.ts';
export { media } from './media.ts';

export type PostSection =
  | { kind: 'SectionHeading'; sectionHeading: L }
  | { kind: 'SectionContent'; contentWysiwyg: L }
  | { kind: 'BlogMedia'; image: Media; border: boolean; width: 'small' | 'large' | 'full' }
  | { kind: 'Signature'; signature: L };

/** Login of the author in the demo or starter content. */
export type PostAuthor = AuthorKey | 'company';

export type PostFixture = {
  /** Number, unique among posts, from which the database ids of all languages are derived. */
  id: number;
  slug: L;
  title: L;
  /** Excerpt as HTML. Text without tags becomes a paragraph. */
  excerpt: L;
  /** Local time in Copenhagen, `YYYY-MM-DDTHH:mm:ss`. */
  date: string;
  modifiedGmt?: string;
  author: PostAuthor | null;
  categories: CategoryKey[];
  coverImage: Media | null;
  featuredImage: Media | null;
  /** Content from the WordPress editor. An article that has it needs no sections. */
  content?: L;
  sections: PostSection[];
  /** Languages of the article. Default: all. */
  languages?: ('en' | 'da' | 'de')[];
  status?: 'publish' | 'draft';
  seo?: SeoFixture;
};
