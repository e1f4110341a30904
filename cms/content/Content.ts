import type { CategoryFixture, CategoryKey } from './categories.ts';
import type { L } from './localised.ts';
import type { Media } from './media.ts';
import type { ErrorPageFixture, FooterFixture, MenuFixture } from './navigation.ts';
import type { PageFixture } from './PageFixture.ts';
import type { PostAuthor, PostFixture } from './PostFixture.ts';
import type { ProductFixture, ProductKey } from './products.ts';

/** What the CMS's own settings hold: names and the defaults of the SEO plugin. */
export type SiteFixture = {
  name: string;
  titleSeparator: string;
  homeBreadcrumb: L;
  socialImage: Media;
  uploadsFolder: string;
  /** Of a page that says none: local time in Copenhagen, `YYYY-MM-DDTHH:mm:ss`. */
  pageDate: string;
  /** The domain of the authors' addresses. */
  mailDomain: string;
};

/** All that one company has written, and what the stand-in for WordPress answers from. */
export type Content = {
  site: SiteFixture;
  pages: readonly PageFixture[];
  posts: readonly PostFixture[];
  products: Readonly<Partial<Record<ProductKey, ProductFixture>>>;
  menu: MenuFixture;
  footer: FooterFixture;
  errorPage: ErrorPageFixture;
  /** By login; each has a picture `avatar-{login}.svg`. The number is the user's database id. */
  authors: Readonly<Partial<Record<PostAuthor, { id: number; name: string }>>>;
  categories: Readonly<Partial<Record<CategoryKey, CategoryFixture>>>;
  /** Folders of `/wp-content/uploads/`. A file is served from the first that has it. */
  uploads: readonly string[];
};
