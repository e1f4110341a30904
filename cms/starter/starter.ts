import path from 'node:path';
import type { Content } from '../content/Content.ts';
import { errorPage, footer, menu } from './navigation.ts';
import { pages } from './pages/index.ts';
import { posts } from './posts/index.ts';
import { products } from './products.ts';
import { authors, categories, site } from './site.ts';

/** Neutral content to begin a site with: plain sentences that a company puts its own in the place of. */
export const starter: Content = {
  site,
  pages,
  posts,
  products,
  menu,
  footer,
  errorPage,
  authors,
  categories,
  uploads: path.join(import.meta.dirname, 'uploads'),
};
