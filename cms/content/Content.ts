import type { CategoryFixture, CategoryKey } from './categories.ts';
import type { L } from './localised.ts';
import type { Media } from './media.ts';
import type { ErrorPageFixture, FooterFixture, MenuFixture } from './navigation.ts';
import type { PageFixture } from './PageFixture.ts';
import type { PostAuthor, PostFixture } from './PostFixture.ts';
import type { ProductFixture, ProductKey } from './products.ts';

/** Settings of the CMS: names, and defaults of the SEO plugin. */
export type SiteFixture = {
  name: string;
  titleSeparator: string;
  homeBreadcrumb: L;
  socialImage: Media;
  uploadsFolder: string;
  /** Default date of pages: local time in Copenhagen, `YYYY-MM-DDTHH:mm:ss`. */
  pageDate: string;
  /** Domain of the authors' email addresses. */
  mailDomain: string;
};

/** Complete content of a company, which the embedded content backend serves. */
export type Content = {
  site: SiteFixture;
  pages: readonly PageFixture[];
  posts: readonly PostFixture[];
  products: Readonly<Partial<Record<ProductKey, ProductFixture>>>;
  menu: MenuFixture;
  footer: FooterFixture;
  errorPage: ErrorPageFixture;
  /** Authors by login, each with a picture `avatar-{login}.svg`. `id` is the user's database id. */
  authors: Readonly<Partial<Record<PostAuthor, { id: number; name: string }>>>;
  categories: Readonly<Partial<Record<CategoryKey, CategoryFixture>>>;
  /** Folders with the files of `/wp-content/uploads/`. A file is served from the first folder that contains it. */
  uploads: readonly string[];
};
