import { addresses } from '#locales/addresses.ts';
import type { Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { SitePartContent } from './siteContentClient.ts';

const words = {
  en: {
    home: 'Home',
    blog: 'Blog',
    docs: 'API reference',
    back: 'GO TO HOMEPAGE',
    title: 'This page cannot be shown right now',
  },
  da: {
    home: 'Forside',
    blog: 'Blog',
    docs: 'API-reference',
    back: 'GÅ TIL FORSIDEN',
    title: 'Siden kan ikke vises lige nu',
  },
  de: {
    home: 'Startseite',
    blog: 'Blog',
    docs: 'API-Referenz',
    back: 'ZUR STARTSEITE',
    title: 'Diese Seite kann gerade nicht angezeigt werden',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The last resort: a plain frame for when the backend has never answered. */
export function builtInContent(locale: Locale): SitePartContent {
  const { home, blog, docs, back, title } = words[locale];
  const link = (label: string, path: string) => ({
    url: localisePath(path, locale),
    title: label,
    target: '',
  });
  const item = (label: string, path: string) => ({
    external: false,
    dropdown: false,
    link: link(label, path),
    link_text: label,
    column: [],
    cta: undefined,
  });
  return {
    menu: {
      logo: undefined,
      main_navigation: [item(home, '/'), item(blog, addresses.blog.path), item(docs, addresses.docs.path)],
      global_buttons: [],
    },
    footer: { company_address: [], menu: [], socials: [], footer_copyright: [] },
    'error-page': {
      byline: '',
      title,
      description: '',
      image: undefined,
      global_buttons: [{ link: link(back, '/'), style: 'purple', icon: '' }],
    },
  };
}
