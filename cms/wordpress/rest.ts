import type { Locale } from '#locales/locales.ts';
import type { Media } from '../content/media.ts';
import type { MenuEntry, MenuItem } from '../content/navigation.ts';
import type { Button, Link } from '../content/sections/parts.ts';
import type { WordPressContext } from './context.ts';
import { renderWysiwyg } from './html.ts';
import { inLocale } from '../content/localised.ts';

/** Routes of the site's REST namespace: ACF option pages, whose empty fields are `false` or `""`. */
export const restRoutes = { menu: renderMenu, footer: renderFooter, 'error-page': renderErrorPage };

async function renderMenu(locale: Locale, context: WordPressContext) {
  const { menu } = context.content;
  let entryId = 0;
  return {
    logo: await image(menu.logo, locale, context),
    main_navigation: await Promise.all(
      menu.items.map((item) => navigationItem(item, locale, context, () => ++entryId)),
    ),
    global_buttons: buttons(menu.buttons, locale, context, true),
  };
}

function renderFooter(locale: Locale, context: WordPressContext) {
  const { footer } = context.content;
  return {
    company_address: footer.address.map((group) => ({
      group: group.map((text) => ({ text: inLocale(text, locale) })),
    })),
    menu: footer.menu.map(({ title, items }) => ({
      title: title ? inLocale(title, locale) : '',
      items: orFalse(
        items.map((item) => ({
          link: restLink(item.link, locale, context),
          external: item.link.target === '_blank',
          highlight_link: item.highlight ?? false,
        })),
      ),
    })),
    socials: footer.socials.map(({ link, icon, altText }) => ({
      link,
      icon,
      alt_text: inLocale(altText, locale),
    })),
    footer_copyright: footer.copyright.map(({ text, link }) => ({
      text: inLocale(text, locale),
      link_url: link ? context.addresses.resolve(link.url, locale) : '',
      link_text: inLocale(link?.title, locale),
    })),
  };
}

async function renderErrorPage(locale: Locale, context: WordPressContext) {
  const { errorPage } = context.content;
  return {
    byline: inLocale(errorPage.byline, locale),
    title: inLocale(errorPage.title, locale),
    description:
      renderWysiwyg(inLocale(errorPage.description, locale), locale, context.addresses)?.trim() ?? '',
    image: await image(errorPage.image, locale, context),
    global_buttons: buttons(errorPage.buttons, locale, context, true),
  };
}

async function navigationItem(
  item: MenuItem,
  locale: Locale,
  context: WordPressContext,
  nextId: () => number,
) {
  if (item.kind === 'link') {
    const link = restLink(item.link, locale, context);
    const external = item.link.target === '_blank';
    return { external, link, dropdown: false, link_text: link.title, column: false, cta: null };
  }
  const { cta } = item;
  const columns = item.columns.map(({ title, entries }) => ({
    title: inLocale(title, locale),
    sub_menu: orFalse(entries.map((entry) => menuEntry(entry, nextId(), locale, context))),
  }));
  return {
    external: false,
    link: '',
    dropdown: true,
    link_text: inLocale(item.text, locale),
    column: orFalse(columns),
    cta: {
      dropdown_style: cta.style,
      title: inLocale(cta.title, locale),
      description: inLocale(cta.description, locale),
      image: await image(cta.image, locale, context),
      global_buttons: buttons(cta.buttons, locale, context, false),
    },
  };
}

function menuEntry(
  { link, icon, description }: MenuEntry,
  id: number,
  locale: Locale,
  context: WordPressContext,
) {
  return {
    id,
    link: restLink(link, locale, context),
    icon: icon ? context.addresses.upload(icon.file) : '',
    link_description: inLocale(description, locale),
  };
}

function buttons(list: readonly Button[], locale: Locale, context: WordPressContext, withIcon: boolean) {
  return orFalse(
    list.map(({ link, style, icon }) => ({
      link: restLink(link, locale, context),
      style,
      ...(withIcon && { icon: icon ?? '' }),
    })),
  );
}

function restLink({ url, title, target }: Link, locale: Locale, { addresses }: WordPressContext) {
  return { title: inLocale(title, locale), url: addresses.resolve(url, locale), target: target ?? '' };
}

/** Returns an image field. SVG files have no dimensions in WordPress. */
async function image(media: Media | undefined, locale: Locale, context: WordPressContext) {
  const item = media && (await context.media(media, locale, context.addresses));
  if (!item) return false;
  return {
    ID: item.databaseId,
    url: item.sourceUrl,
    alt: item.altText,
    mime_type: item.mimeType,
    width: item.mediaDetails?.width ?? 0,
    height: item.mediaDetails?.height ?? 0,
  };
}

function orFalse<T>(list: T[]): T[] | false {
  return list.length > 0 ? list : false;
}
