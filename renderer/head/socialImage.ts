import type { Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { socialImagePath, socialImageSize } from '#schema/images.ts';
import type { HeadSource } from './PageHead.ts';

export type SocialImage = {
  url: string;
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
};

/** Returns the editor's image, or a card rendered from the title if there is none that sharing services can show. */
export function socialImage({ seo, title, path }: HeadSource, { siteUrl }: { siteUrl: string }): SocialImage {
  const image = seo?.opengraphImage;
  if (!isPicture(image?.sourceUrl)) return card(path, title, siteUrl);
  return {
    url: new URL(image.sourceUrl, siteUrl).href,
    width: image.mediaDetails?.width ?? undefined,
    height: image.mediaDetails?.height ?? undefined,
    alt: image.altText || undefined,
  };
}

/** Returns whether sharing services can show the image; none supports SVG. */
export function isPicture(url: string | null | undefined): url is string {
  return Boolean(url) && !/\.svg(?:[?#]|$)/i.test(url ?? '');
}

function card(pagePath: string, title: string, siteUrl: string): SocialImage {
  return { url: new URL(socialImagePath(pagePath), siteUrl).href, ...socialImageSize, alt: title };
}

/** Returns the home page's card, which all static pages share. */
export function homeCard(
  title: string,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): SocialImage {
  return card(localisePath('/', locale), title, siteUrl);
}
