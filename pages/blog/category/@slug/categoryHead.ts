import type { Locale } from '#locales/locales.ts';
import type { Alternate } from '#renderer/data/PageData.ts';
import { pageHeadSource, type HeadSource } from '#renderer/head/PageHead.ts';
import type { PageHead_page$key } from '#renderer/head/__generated__/PageHead_page.graphql.ts';

type Category = {
  name: string;
  description: string | undefined;
  locale: Locale;
  path: string;
  translations: Alternate[];
};

/**
 * The head of a category's list. Categories have no head of their own: the blog's page lends the site's name and the
 * picture that is shown when the list is shared.
 */
export function categoryHead(blogPage: PageHead_page$key | null | undefined, category: Category): HeadSource {
  const { name, description, locale, path, translations } = category;
  const blog = blogPage == null ? undefined : pageHeadSource(blogPage);
  const siteName = blog?.seo?.opengraphSiteName;
  const title = [name, blog?.title, siteName].filter(Boolean).join(' | ');
  return {
    kind: 'page',
    title,
    locale,
    path,
    translations,
    publishedAt: undefined,
    modifiedAt: undefined,
    seo: blog?.seo && {
      ...blog.seo,
      title,
      metaDesc: description ?? null,
      metaKeywords: null,
      focuskw: null,
      fullHead: null,
      canonical: null,
      opengraphTitle: title,
      opengraphDescription: description ?? null,
      twitterTitle: null,
      twitterDescription: null,
      breadcrumbs: null,
    },
  };
}
