import type { PageFixture } from '../../PageFixture.ts';
import { page as about } from './about.ts';
import { page as blog } from './blog.ts';
import { page as complete } from './complete.ts';
import { page as contact } from './contact.ts';
import { page as customers } from './customers.ts';
import { page as essential } from './essential.ts';
import { page as home } from './home.ts';
import { cookies, privacy, terms } from './legal.ts';
import { accessibility, legalNotice } from './legalDetails.ts';
import { page as pricing } from './pricing.ts';
import { page as products } from './products.ts';
import { page as support } from './support.ts';

export const pages: PageFixture[] = [
  home,
  products,
  essential,
  complete,
  pricing,
  about,
  contact,
  support,
  customers,
  privacy,
  terms,
  cookies,
  legalNotice,
  accessibility,
  blog,
];
