import { authors } from '#cms/content/authors.ts';
import { categories } from '#cms/content/categories.ts';
import { inLocale } from '#cms/content/localised.ts';
import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { products } from '#cms/content/products.ts';
import { site } from '#cms/content/site.ts';
import { createMediaLibrary } from '#cms/wordpress/media.ts';
import { restRoutes } from '#cms/wordpress/rest.ts';
import { localeCodes, locales, type Locale } from '#locales/locales.ts';
import { addresses, catalogue, home } from './demonstrationContent.ts';
import { createEntryReader } from './createEntryReader.ts';
import { createFieldReader } from './createFieldReader.ts';
import { createFileList } from './fileList.ts';

/** The demonstration's content in the form that the plugin's import reads; files by name below `cms/uploads`. */
export async function exportDemonstration() {
  const media = createMediaLibrary({ warn: () => undefined });
  const files = createFileList(media, addresses);
  const fieldsOf = createFieldReader(files);
  const { page, post, product } = createEntryReader(files, fieldsOf);
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

/** Files that texts and animations name by their address alone. */
function namesInText(entries: unknown): string[] {
  const found = JSON.stringify(entries).matchAll(
    new RegExp(`${home}/wp-content/uploads/${site.uploadsFolder}/([\\w.-]+)`, 'g'),
  );
  return [...new Set([...found].map(([, name = '']) => name))];
}
