import { authors } from '#cms/content/authors.ts';
import { categories } from '#cms/content/categories.ts';
import { inLocale, isLocalised } from '#cms/content/localised.ts';
import { isMedia } from '#cms/content/media.ts';
import type { PageFixture } from '#cms/content/PageFixture.ts';
import { pages } from '#cms/content/pages/index.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';
import { posts } from '#cms/content/posts/index.ts';
import { products, type ProductFixture } from '#cms/content/products.ts';
import type { SeoFixture } from '#cms/content/SeoFixture.ts';
import { site } from '#cms/content/site.ts';
import { createAddresses } from '#cms/wordpress/addresses.ts';
import { createCatalogue } from '#cms/wordpress/catalogue.ts';
import { toGmt } from '#cms/wordpress/dates.ts';
import { renderWysiwyg } from '#cms/wordpress/html.ts';
import { createMediaLibrary } from '#cms/wordpress/media.ts';
import { restRoutes } from '#cms/wordpress/rest.ts';
import { localeCodes, locales, type Locale } from '#locales/locales.ts';
import { storedName, type Field } from '../model/Field.ts';
import { fieldGroups } from '../model/model.ts';
import { createFileList } from './fileList.ts';

const home = '{{home}}';
const catalogue = createCatalogue({ pages, posts, products });
const addresses = createAddresses(home, catalogue);

/** The demonstration's content in the form that the plugin's import reads; files by name below `cms/uploads`. */
export async function exportDemonstration() {
  const media = createMediaLibrary({ warn: () => undefined });
  const files = createFileList(media, addresses);
  const values = (fields: readonly Field[], fixture: object, locale: Locale) =>
    Promise.all(fields.map(async (field) => [storedName(field.name), await valueOf(field, fixture, locale)]));

  async function valueOf(field: Field, fixture: object, locale: Locale): Promise<unknown> {
    const raw: unknown = Object.entries(fixture).find(([name]) => name === field.name)?.[1];
    const value = isLocalised(raw) ? inLocale(raw, locale) : raw;
    if (field.type === 'image') return isMedia(value) ? files.reference(value, locale) : '';
    if (field.type === 'link') return isRecord(value) ? linkOf(value, locale) : '';
    if (field.type === 'group') {
      return Object.fromEntries(await values(field.fields, isRecord(value) ? value : {}, locale));
    }
    if (field.type === 'repeater') {
      const rows = Array.isArray(value) ? value.filter(isRecord) : [];
      return Promise.all(
        rows.map(async (row) => Object.fromEntries(await values(field.fields, row, locale))),
      );
    }
    if (field.type === 'relationship') {
      const names = Array.isArray(value) ? value.map(String) : [];
      return names.flatMap((name) => referenceTo(name, locale));
    }
    if (field.type === 'toggle') return value === true ? 1 : 0;
    if (field.type === 'wysiwyg') {
      return typeof value === 'string' ? (renderWysiwyg(value, locale, addresses) ?? '') : '';
    }
    if (typeof value === 'string' && value.startsWith('upload:')) return addresses.resolve(value, locale);
    return value ?? '';
  }

  async function fieldsOf(
    type: 'Page' | 'Post' | 'Product' | 'MediaItem',
    fixture: object,
    sections: object[],
    locale: Locale,
  ) {
    const group = fieldGroups.find(({ graphqlType }) => graphqlType === type);
    if (group === undefined) return {};
    const key = `field_site_${storedName(group.name)}`;
    const own = (await values(group.fields, fixture, locale)).map(([name, value]) => [
      `${key}_${String(name)}`,
      value,
    ]);
    const rows = await Promise.all(
      sections.map(async (section) => {
        const kind = group.kinds.find(({ name }) => 'kind' in section && section.kind === name);
        if (kind === undefined) throw new Error('The demonstration has a section of an unknown kind.');
        return {
          acf_fc_layout: storedName(kind.name),
          ...Object.fromEntries(await values(kind.fields, section, locale)),
        };
      }),
    );
    const list = group.kinds.length > 0 ? { [`${key}_section_elements`]: rows } : {};
    return { ...Object.fromEntries(own), ...list };
  }

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

  const page = async (fixture: PageFixture, locale: Locale) => ({
    ...none,
    type: 'page',
    key: `page:${fixture.name}`,
    language: locale,
    slug: inLocale(fixture.slug, locale),
    title: inLocale(fixture.title, locale),
    content: fixture.content
      ? (renderWysiwyg(inLocale(fixture.content, locale), locale, addresses) ?? '')
      : '',
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

  const inLanguages = <T extends { languages?: Locale[] }>(list: readonly T[]) =>
    list.flatMap((fixture) => (fixture.languages ?? localeCodes).map((locale) => [fixture, locale] as const));
  const entries = [
    ...(await Promise.all(inLanguages(pages).map((pair) => page(...pair)))),
    ...(await Promise.all(inLanguages(posts).map((pair) => post(...pair)))),
    ...(await Promise.all(
      Object.values(products).flatMap((fixture) => localeCodes.map((locale) => product(fixture, locale))),
    )),
  ];

  const context = { catalogue, addresses, isEditor: false, media: files.record(media) };
  const options = await Promise.all(
    localeCodes.map(async (locale) => [
      locale,
      {
        menu: await files.referencesIn(await restRoutes.menu(locale, context), locale),
        footer: await files.referencesIn(await restRoutes.footer(locale, context), locale),
        error_page: await files.referencesIn(await restRoutes['error-page'](locale, context), locale),
      },
    ]),
  );

  const people = await Promise.all(
    Object.entries(authors).map(async ([login, { name }]) => ({
      login,
      name,
      picture: await files.key({ file: `avatar-${login}.svg`, alt: { en: name } }, 'en'),
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
      (await files.all(namesInText(entries))).map(async ({ drawing, ...file }) => ({
        ...file,
        fields:
          'kind' in drawing.values ? await fieldsOf('MediaItem', drawing.values, [], drawing.locale) : {},
      })),
    ),
  };
}

function linkOf(value: Record<string, unknown>, locale: Locale) {
  const title = isLocalised(value['title']) ? inLocale(value['title'], locale) : value['title'];
  return { title, url: addresses.resolve(String(value['url']), locale), target: value['target'] ?? '' };
}

/** What the stand-in answers too: an article or a product, if there is one in the language. */
function referenceTo(name: string, locale: Locale): { $entry: string }[] {
  const slug = name.startsWith('post:') ? name.slice('post:'.length) : undefined;
  const node = slug ? catalogue.post(slug, locale) : catalogue.product(name, locale);
  return node?.locale === locale ? [{ $entry: `${slug ? name : `product:${name}`}@${locale}` }] : [];
}

/** Files that texts and animations name by their address alone. */
function namesInText(entries: unknown): string[] {
  const found = JSON.stringify(entries).matchAll(
    new RegExp(`${home}/wp-content/uploads/${site.uploadsFolder}/([\\w.-]+)`, 'g'),
  );
  return [...new Set([...found].map(([, name = '']) => name))];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
