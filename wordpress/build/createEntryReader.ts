import { inLocale } from '#cms/content/localised.ts';
import type { PageFixture } from '#cms/content/PageFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';
import type { ProductFixture } from '#cms/content/products.ts';
import type { SeoFixture } from '#cms/content/SeoFixture.ts';
import { site } from '#cms/content/site.ts';
import { toGmt } from '#cms/wordpress/dates.ts';
import { renderWysiwyg } from '#cms/wordpress/html.ts';
import type { Locale } from '#locales/locales.ts';
import { addresses } from './demonstrationContent.ts';
import type { ReadFields } from './createFieldReader.ts';
import type { FileList } from './fileList.ts';

/** Makes what writes a page, an article and a product of the demonstration as entries of the import. */
export function createEntryReader(files: FileList, fieldsOf: ReadFields) {
  async function seoOf(seo: SeoFixture | undefined, locale: Locale) {
    return {
      ...(seo?.title && { title: inLocale(seo.title, locale) }),
      ...(seo?.description && { description: inLocale(seo.description, locale) }),
      ...(seo?.image && { image: await files.reference(seo.image, locale) }),
      ...(seo?.noindex && { noindex: '1' }),
      ...(seo?.nofollow && { nofollow: '1' }),
    };
  }

  const none = { content: '', excerpt: '', password: '', template: '', status: 'publish', categories: [] };

  const textOf = ({ content }: PageFixture | PostFixture, locale: Locale) =>
    (content && renderWysiwyg(inLocale(content, locale), locale, addresses)) ?? '';

  const page = async (fixture: PageFixture, locale: Locale) => ({
    ...none,
    type: 'page',
    key: `page:${fixture.name}`,
    language: locale,
    slug: inLocale(fixture.slug, locale),
    title: inLocale(fixture.title, locale),
    content: textOf(fixture, locale),
    status: fixture.status ?? 'publish',
    password: fixture.isProtected ? 'demonstration' : '',
    template: fixture.template ? fixture.template.toLowerCase().replaceAll(' ', '-') : '',
    ...(fixture.parent && { parent: `page:${fixture.parent}` }),
    date: fixture.date ?? site.pageDate,
    modifiedGmt: fixture.modifiedGmt ?? toGmt(fixture.date ?? site.pageDate),
    fields: await fieldsOf('Page', fixture, fixture.sections, locale),
    seo: await seoOf(fixture.seo, locale),
  });

  const post = async (fixture: PostFixture, locale: Locale) => ({
    ...none,
    type: 'post',
    key: `post:${fixture.slug.en}`,
    language: locale,
    slug: inLocale(fixture.slug, locale),
    title: inLocale(fixture.title, locale),
    content: textOf(fixture, locale),
    excerpt: renderWysiwyg(inLocale(fixture.excerpt, locale), locale, addresses) ?? '',
    status: fixture.status ?? 'publish',
    author: fixture.author,
    categories: fixture.categories,
    thumbnail: fixture.featuredImage && (await files.key(fixture.featuredImage, locale)),
    date: fixture.date,
    modifiedGmt: fixture.modifiedGmt ?? toGmt(fixture.date),
    fields: await fieldsOf('Post', fixture, fixture.sections, locale),
    seo: await seoOf(fixture.seo, locale),
  });

  const product = async (fixture: ProductFixture, locale: Locale) => ({
    ...none,
    type: 'product',
    key: `product:${fixture.slug}`,
    language: locale,
    slug: fixture.slug,
    title: fixture.title,
    date: fixture.date,
    modifiedGmt: toGmt(fixture.date),
    fields: await fieldsOf('Product', fixture.productGroup, [], locale),
    seo: {},
  });

  return { page, post, product };
}
