import { l } from './localised.ts';
import { media } from './media.ts';

/** What the CMS's own settings hold: names and the defaults of the SEO plugin. */
export const site = {
  name: 'Kystlink',
  titleSeparator: '|',
  homeBreadcrumb: l('Home', 'Forside', 'Startseite'),
  socialImage: media(
    'og-default-{locale}.png',
    l(
      'Kystlink: connectivity you can read like a chart',
      'Kystlink: forbindelser, du kan læse som et søkort',
      'Kystlink: Verbindungen, lesbar wie eine Seekarte',
    ),
  ),
  uploadsFolder: '2026/11',
  pageDate: '2026-10-01T09:00:00',
} as const;
