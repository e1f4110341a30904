import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorPage } from '#cms/content/errorPage.ts';
import { footer } from '#cms/content/footer.ts';
import { inLocale, isLocalised, type L } from '#cms/content/localised.ts';
import { isMedia } from '#cms/content/media.ts';
import { menu } from '#cms/content/menu.ts';
import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { products } from '#cms/content/products.ts';
import { localeCodes } from '#locales/locales.ts';

const specimens = new Set(['all-sections', 'minimal-sections', 'longest-german', 'hostile']);
const realPages = pages.filter((page) => !specimens.has(page.name));
const siteContent = { name: 'menu, footer and error page', menu, footer, errorPage, products };

function collect<T>(value: unknown, pick: (part: unknown) => T | undefined): T[] {
  const found = pick(value);
  if (found !== undefined) return [found];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => collect(part, pick));
}

const texts = (value: unknown): L[] => collect(value, (part) => (isLocalised(part) ? part : undefined));
const strings = (value: unknown): string[] =>
  collect(value, (part) => (typeof part === 'string' ? part : undefined));

const translated = [...realPages.filter((page) => !page.languages), siteContent];

describe.each(translated)('$name', (content) => {
  it('says everything in three languages', () => {
    const silent = texts(content).filter(({ en, da, de }) => en !== '' && (da === '' || de === ''));
    expect(silent).toEqual([]);
  });

  it('does not repeat English sentences in Danish or German', () => {
    const copied = texts(content).filter(({ en, da, de }) => en.length > 40 && (en === da || en === de));
    expect(copied).toEqual([]);
  });

  it('lets German words of more than 24 letters break', () => {
    const words = texts(content).flatMap(
      ({ de }) => de?.replaceAll(/<[^>]*>/g, ' ').match(/\p{L}{25,}/gu) ?? [],
    );
    expect(words).toEqual([]);
  });
});

describe('links', () => {
  const named = new Set([
    ...pages.map((page) => `page:${page.name}`),
    ...posts.map((post) => `post:${post.slug.en}`),
  ]);

  it('lead to pages and posts that exist', () => {
    const references = strings([pages, posts, siteContent]).flatMap(
      (text) => text.match(/(?<=^|")(?:page|post):[\w-]+/g) ?? [],
    );
    expect(references.length).toBeGreaterThan(100);
    expect([...new Set(references)].filter((reference) => !named.has(reference))).toEqual([]);
  });
});

describe('pictures', () => {
  it('are all there, in every language', () => {
    const files = collect([pages, posts, siteContent], (part) =>
      isMedia(part) ? part.file : undefined,
    ).flatMap((file) => localeCodes.map((locale) => file.replace('{locale}', locale)));
    const missing = [...new Set(files)].filter(
      (file) => !existsSync(new URL(`../../cms/uploads/2026/11/${file}`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });
});

describe('section kinds', () => {
  it('all stand once on each specimen page, and on more than one real page if on any', () => {
    const kindsOf = (name: string) =>
      pages
        .find((page) => page.name === name)
        ?.sections.map((section) => section.kind)
        .toSorted() ?? [];
    const used = realPages.flatMap((page) => [...new Set(page.sections.map((section) => section.kind))]);
    const rare = kindsOf('all-sections').filter(
      (kind) => used.filter((other) => other === kind).length === 1,
    );

    expect(kindsOf('minimal-sections')).toEqual(kindsOf('all-sections'));
    expect(rare).toEqual([]);
  });
});

describe('ids and slugs', () => {
  it('are unique among pages and posts of a language', () => {
    expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length);
    expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
    for (const locale of localeCodes) {
      for (const kind of [pages, posts]) {
        const slugs = kind
          .filter(({ languages = localeCodes }) => languages.includes(locale))
          .map(({ slug }) => inLocale(slug, locale));
        expect(new Set(slugs).size).toBe(slugs.length);
      }
    }
  });
});
