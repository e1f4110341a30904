import path from 'node:path';
import type { Content } from '../Content.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import { company } from './company.ts';
import { errorPage, footer, menu } from './navigation.ts';
import { pages } from './pages/index.ts';
import { posts } from './posts/index.ts';
import { products } from './products.ts';

const site: Content['site'] = {
  name: company.name,
  titleSeparator: '|',
  homeBreadcrumb: l('Home', 'Forside', 'Startseite'),
  socialImage: media(
    'desk.svg',
    l('A desk with papers', 'Et skrivebord med papirer', 'Ein Tisch mit Papieren'),
  ),
  uploadsFolder: '2026/11',
  pageDate: '2026-11-02T09:00:00',
  mailDomain: company.email.replace(/^.*@/, ''),
};

const authors: Content['authors'] = { company: { id: 2, name: company.name } };

const categories: Content['categories'] = {
  news: {
    id: 11,
    slug: l('news', 'nyheder', 'neuigkeiten'),
    name: l('News', 'Nyheder', 'Neuigkeiten'),
    description: l(
      'What has changed with us, and what it means for you.',
      'Hvad der er ændret hos os, og hvad det betyder for dig.',
      'Was sich bei uns geändert hat und was das für Sie bedeutet.',
    ),
  },
  guides: {
    id: 21,
    slug: l('guides', 'vejledninger', 'anleitungen'),
    name: l('Guides', 'Vejledninger', 'Anleitungen'),
    description: l(
      'How to do a thing yourself, step by step.',
      'Sådan gør du det selv, trin for trin.',
      'Wie Sie etwas selbst erledigen, Schritt für Schritt.',
    ),
  },
};

/** Neutral content for a new site: plain sentences for a company to replace. */
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
  // The company's files replace those of the same name.
  uploads: [
    path.resolve(import.meta.dirname, '../../../brand/uploads'),
    path.join(import.meta.dirname, 'uploads'),
  ],
};
