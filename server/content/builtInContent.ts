import type { MessageDescriptor } from '@lingui/core';
import { addresses } from '#locales/addresses.ts';
import type { Locale } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { localisePath } from '#locales/routing.ts';
import { translate } from '#server/lib/translate.ts';
import type { SitePartContent } from './siteContentClient.ts';

const home = msg({ message: 'Home' });
const blog = msg({ message: 'Blog', comment: 'Menu, where the content cannot be had' });
const docs = msg({ message: 'API reference' });
const back = msg({ message: 'GO TO HOMEPAGE', comment: 'Button of the error page' });
const title = msg({ message: 'This page cannot be shown right now' });

/** The last resort: a plain frame for when the backend has never answered. */
export function builtInContent(
  locale: Locale,
  { hasApiReference }: { hasApiReference: boolean },
): SitePartContent {
  const link = (label: MessageDescriptor, path: string) => ({
    url: localisePath(path, locale),
    title: translate(locale, label),
    target: '',
  });
  const item = (label: MessageDescriptor, path: string) => ({
    external: false,
    dropdown: false,
    link: link(label, path),
    link_text: translate(locale, label),
    column: [],
    cta: undefined,
  });
  return {
    menu: {
      logo: undefined,
      main_navigation: [
        item(home, '/'),
        item(blog, addresses.blog.path),
        ...(hasApiReference ? [item(docs, addresses.docs.path)] : []),
      ],
      global_buttons: [],
    },
    footer: { company_address: [], menu: [], socials: [], footer_copyright: [] },
    'error-page': {
      byline: '',
      title: translate(locale, title),
      description: '',
      image: undefined,
      global_buttons: [{ link: link(back, '/'), style: 'purple', icon: '' }],
    },
  };
}
