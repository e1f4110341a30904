import path from 'node:path';
import { authors } from './authors.ts';
import { categories } from './categories.ts';
import type { Content } from './Content.ts';
import { errorPage } from './errorPage.ts';
import { footer } from './footer.ts';
import { menu } from './menu.ts';
import { pages } from './pages/index.ts';
import { posts } from './posts/index.ts';
import { products } from './products.ts';
import { site } from './site.ts';
import { specimenUploads } from './specimens/specimens.ts';

/** Content of a fictional company that uses every feature of the site. */
export const demonstration: Content = {
  site,
  pages,
  posts,
  products,
  menu,
  footer,
  errorPage,
  authors,
  categories,
  uploads: [path.join(import.meta.dirname, '../uploads'), specimenUploads],
};
