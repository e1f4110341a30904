import type { SiteFixture } from './Content.ts';
import { l } from './localised.ts';
import { media } from './media.ts';

export const site: SiteFixture = {
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
  mailDomain: 'kystlink.example',
};
