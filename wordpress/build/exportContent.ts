import type { Content } from '#cms/content/Content.ts';
import { inLocale } from '#cms/content/localised.ts';
import type { ProductFixture } from '#cms/content/products.ts';
import { createAddresses, type Addresses } from '#cms/wordpress/addresses.ts';
import { createCatalogue } from '#cms/wordpress/catalogue.ts';
import { createMediaLibrary } from '#cms/wordpress/media.ts';
import { restRoutes } from '#cms/wordpress/rest.ts';
import { defaultLocale, localeCodes, locales, type Locale } from '#locales/locales.ts';
import { createFieldReader, type ReadFields } from './createFieldReader.ts';
import { createFileList, type FileList } from './fileList.ts';
import type { PageFixture } from '#cms/content/PageFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';
import type { SeoFixture } from '#cms/content/SeoFixture.ts';
import { toGmt } from '#cms/wordpress/dates.ts';
import { renderWysiwyg } from '#cms/wordpress/html.ts';

/** Placeholder in texts for the address of the importing WordPress. */
const home = '{{home}}';

/** Returns content in the plugin's import format. File names are relative to the uploads folder. */
export async function exportContent(content: Content) {
  const { site, pages, posts, products, authors, categories } = content;
  const catalogue = createCatalogue(content);
  const addresses = createAddresses(home, catalogue, site.uploadsFolder);
  const media = createMediaLibrary(content, { warn: () => undefined });
  const files = createFileList(media, addresses, site.uploadsFolder);
  const fieldsOf = createFieldReader(files, catalogue, addresses);
  const { page, post, product } = createEntryReader(site, addresses, files, fieldsOf);
  const inLanguages = <T extends { languages?: readonly string[] }>(list: readonly T[]) =>
    list.flatMap((fixture) =>
      localeCodes
        .filter((locale) => fixture.languages?.includes(locale) ?? true)
        .map((locale) => [fixture, locale] as const),
    );
  const entries = [
    ...(await Promise.all(inLanguages(pages).map((pair) => page(...pair)))),
    ...(await Promise.all(inLanguages(posts).map((pair) => post(...pair)))),
    ...(await Promise.all(
      Object.values(products).flatMap((fixture) => localeCodes.map((locale) => product(fixture, locale))),
    )),
  ];

  const context = { content, catalogue, addresses, isEditor: false, media: files.record(media) };
  const options = await Promise.all(
    localeCodes.map(async (locale) => [
      locale,
      {
        menu: await files.referencesIn(await restRoutes.menu(locale, context), locale),
        footer: await files.referencesIn(restRoutes.footer(locale, context), locale),
        error_page: await files.referencesIn(await restRoutes['error-page'](locale, context), locale),
      },
    ]),
  );

  const people = await Promise.all(
    Object.entries(authors).map(async ([login, { name }]) => ({
      login,
      name,
      email: `${login}@${site.mailDomain}`,
      picture: await files.key({ file: `avatar-${login}.svg`, alt: { en: name } }, defaultLocale),
    })),
  );

  return {
    name: site.name,
    timeZone: 'Europe/Copenhagen',
    uploadsFolder: site.uploadsFolder,
    languages: localeCodes.map((code) => ({
      code,
      locale: locales[code].wordPressLocale,
      name: locales[code].name,
    })),
    categories: Object.entries(categories).flatMap(([key, category]) =>
      localeCodes.map((language) => ({
        key,
        language,
        slug: inLocale(category.slug, language),
        name: inLocale(category.name, language),
        description: inLocale(category.description, language),
      })),
    ),
    people,
    entries,
    options: Object.fromEntries(options),
    files: await Promise.all(
      (await files.all(namesInText(entries, site.uploadsFolder))).map(
        async ({ drawing, focusPoint, ...file }) => {
          const values = { ...drawing.values, ...focusPoint.values };
          const isPlain = Object.keys(values).length === 0;
          return {
            ...file,
            fields: isPlain ? {} : await fieldsOf('MediaItem', values, [], drawing.locale),
          };
        },
      ),
    ),
  };
}

/** Returns the names of files that texts and animations reference by address. */
function namesInText(entries: unknown, folder: string): string[] {
  const matches = JSON.stringify(entries).matchAll(
    new RegExp(`${home}/wp-content/uploads/${folder}/([\\w.-]+)`, 'g'),
  );
  return [...new Set([...matches].map(([, name = '']) => name))];
}

/** Creates the functions that write pages, articles and products as entries of the import. */
function createEntryReader(
  site: Content['site'],
  addresses: Addresses,
  files: FileList,
  fieldsOf: ReadFields,
) {
  async function seoOf(seo: SeoFixture | undefined, locale: Locale) {
    return {
      ...(seo?.title && { title: inLocale(seo.title, locale) }),
      ...(seo?.description && { description: inLocale(seo.description, locale) }),
      ...(seo?.image && { image: await files.reference(seo.image, locale) }),
      ...(seo?.noindex && { noindex: '1' }),
      ...(seo?.nofollow && { nofollow: '1' }),
    };
  }

  const defaults = {
    content: '',
    excerpt: '',
    password: '',
    template: '',
    status: 'publish',
    categories: [],
  };

  const textOf = ({ content }: PageFixture | PostFixture, locale: Locale) =>
    (content && renderWysiwyg(inLocale(content, locale), locale, addresses)) ?? '';

  const page = async (fixture: PageFixture, locale: Locale) => ({
    ...defaults,
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
    ...defaults,
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
    ...defaults,
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
