import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentNames, loadContent } from '#cms/content/contents.ts';
import { inLocale, isLocalised, type L } from '#cms/content/localised.ts';
import { isMedia } from '#cms/content/media.ts';
import { pages as demonstratedPages } from '#cms/content/pages/index.ts';
import { localeCodes } from '#locales/locales.ts';

const specimens = new Set(['all-sections', 'minimal-sections', 'longest-german', 'hostile']);

function collect<T>(value: unknown, pick: (candidate: unknown) => T | undefined): T[] {
  const match = pick(value);
  if (match !== undefined) return [match];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((child) => collect(child, pick));
}

const texts = (value: unknown): L[] =>
  collect(value, (candidate) => (isLocalised(candidate) ? candidate : undefined));
const strings = (value: unknown): string[] =>
  collect(value, (candidate) => (typeof candidate === 'string' ? candidate : undefined));

const contents = await Promise.all(
  contentNames.map(async (name) => ({ name, ...(await loadContent(name)) })),
);

describe.each(contents)('the $name', ({ name: contentName, ...content }) => {
  const { pages, posts, menu, footer, errorPage, products, categories, authors, site, uploads } = content;
  const realPages = pages.filter((page) => !specimens.has(page.name));
  const siteContent = { name: 'menu, footer and error page', menu, footer, errorPage, products };
  const translated = [...realPages.filter((page) => !page.languages), siteContent];

  describe.each(translated)('$name', (entry) => {
    it('is translated into all three languages', () => {
      const untranslatedTexts = texts(entry).filter(
        ({ en, da, de }) => en !== '' && (da === '' || de === ''),
      );
      expect(untranslatedTexts).toEqual([]);
    });

    it('does not repeat English sentences in Danish or German', () => {
      const copiedTexts = texts(entry).filter(({ en, da, de }) => en.length > 40 && (en === da || en === de));
      expect(copiedTexts).toEqual([]);
    });

    it('has soft hyphens in German words of more than 24 letters', () => {
      const germanWords = texts(entry).flatMap(
        ({ de }) => de?.replaceAll(/<[^>]*>/g, ' ').match(/\p{L}{25,}/gu) ?? [],
      );
      expect(germanWords).toEqual([]);
    });
  });

  it('links to existing pages, articles and categories', () => {
    const knownNames = new Set([
      ...pages.map((page) => `page:${page.name}`),
      ...posts.map((post) => `post:${post.slug.en}`),
      ...Object.keys(categories).map((key) => `category:${key}`),
    ]);
    const references = strings([pages, posts, siteContent]).flatMap(
      (text) => text.match(/(?<=^|")(?:page|post|category):[\w-]+/g) ?? [],
    );
    expect(references.length).toBeGreaterThan(contentName === 'demonstration' ? 100 : 40);
    expect([...new Set(references)].filter((reference) => !knownNames.has(reference))).toEqual([]);
  });

  it('references existing categories, authors, products and parent pages', () => {
    const namedProducts = pages.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'Pricing' ? strings(section.products) : [])),
    );
    expect(posts.flatMap((post) => post.categories).filter((key) => !categories[key])).toEqual([]);
    expect(posts.filter(({ author }) => author !== null && !authors[author])).toEqual([]);
    expect(namedProducts.filter((key) => !Object.hasOwn(products, key))).toEqual([]);
    expect(pages.filter(({ parent }) => parent && !pages.some(({ name }) => name === parent))).toEqual([]);
  });

  it('has a file for each of its images in every language', () => {
    const portraits = Object.keys(authors).map((login) => `avatar-${login}.svg`);
    const files = collect([pages, posts, siteContent, site], (candidate) =>
      isMedia(candidate) ? candidate.file : undefined,
    ).flatMap((file) => localeCodes.map((locale) => file.replace('{locale}', locale)));
    const missingFiles = [...new Set([...files, ...portraits])].filter(
      (file) => !uploads.some((folder) => existsSync(path.join(folder, site.uploadsFolder, file))),
    );
    expect(missingFiles).toEqual([]);
  });

  it('has unique ids and slugs among pages and posts of a language', () => {
    expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length);
    expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
    for (const locale of localeCodes) {
      for (const kind of [pages, posts]) {
        const slugs = kind
          .filter(({ languages = localeCodes }: { languages?: readonly string[] }) =>
            languages.includes(locale),
          )
          .map(({ slug }) => inLocale(slug, locale));
        expect(new Set(slugs).size).toBe(slugs.length);
      }
    }
  });
});

describe('section kinds', () => {
  it('appear once on each specimen page, and on no or several real pages', () => {
    const realPages = demonstratedPages.filter((page) => !specimens.has(page.name));
    const kindsOf = (name: string) =>
      demonstratedPages
        .find((page) => page.name === name)
        ?.sections.map((section) => section.kind)
        .toSorted() ?? [];
    const usedKinds = realPages.flatMap((page) => [...new Set(page.sections.map((section) => section.kind))]);
    const rareKinds = kindsOf('all-sections').filter(
      (kind) => usedKinds.filter((usedKind) => usedKind === kind).length === 1,
    );

    expect(kindsOf('minimal-sections')).toEqual(kindsOf('all-sections'));
    expect(rareKinds).toEqual([]);
  });
});
