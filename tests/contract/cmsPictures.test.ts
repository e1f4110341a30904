import { describe, expect, it } from 'vitest';
import type { CategoryKey } from '#cms/content/categories.ts';
import { isMedia, type Media } from '#cms/content/media.ts';
import type { PageFixture } from '#cms/content/PageFixture.ts';
import { pages } from '#cms/content/pages/index.ts';
import { photos } from '#cms/content/photos.ts';
import { posts } from '#cms/content/posts/index.ts';
import { localeCodes } from '#locales/locales.ts';

const specimens = new Set(['all-sections', 'minimal-sections', 'longest-german', 'hostile']);
const realPages = pages.filter((page) => !specimens.has(page.name) && page.status !== 'draft');
const categoryKeys = ['field-notes', 'networks', 'engineering', 'company'] satisfies CategoryKey[];
const photographs = new Set(Object.values(photos).map(({ file }) => file));

function imagesIn(value: unknown): Media[] {
  if (isMedia(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(imagesIn);
}

/** Returns the photographs shown on a page. Of the featured articles, only the first shows its photograph. */
function photographsOn(page: PageFixture): string[] {
  const featured = page.sections.flatMap((section) => {
    const featuredPosts = section.kind === 'FeaturedContent' ? section.featuredPosts : undefined;
    const first: unknown = Array.isArray(featuredPosts) ? featuredPosts[0] : undefined;
    return posts.filter((post) => first === `post:${post.slug.en}`).map((post) => post.featuredImage);
  });
  return imagesIn([page.sections, featured]).flatMap(({ file }) => (photographs.has(file) ? [file] : []));
}

/** Returns a key of the image that visitors see: a drawing if there is one, because all instruments share one file. */
const keyOfImage = ({ file, drawing }: Media) => (drawing ? JSON.stringify(drawing) : file);

const duplicates = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('photographs in the demo content', () => {
  it.each(realPages)('appear once on page $name', (page) => {
    expect(duplicates(photographsOn(page))).toEqual([]);
  });

  it.each(categoryKeys)('differ within %s', (category) => {
    const coverPictures = posts
      .filter((post) => post.status !== 'draft' && post.categories.includes(category))
      .flatMap((post) => (post.featuredImage ?? post.coverImage)?.file ?? []);
    expect(duplicates(coverPictures)).toEqual([]);
  });

  it('open every article, and never the same one twice', () => {
    const publishedPosts = posts.filter((post) => post.status !== 'draft');
    expect(duplicates(publishedPosts.flatMap((post) => post.coverImage?.file ?? []))).toEqual([]);
    expect(publishedPosts.filter((post) => !post.coverImage).map((post) => post.slug.en)).toEqual([]);
  });

  it('open articles, never a strip of log lines or code', () => {
    const lines = posts.filter((post) => post.coverImage?.drawing !== undefined);
    expect(lines.map((post) => post.slug.en)).toEqual([]);
  });

  it('have unique alternative texts', () => {
    const alts = Object.values(photos).map(({ alt }) => alt.en);
    expect(alts).not.toContain('');
    expect(duplicates(alts)).toEqual([]);
  });
});

describe('curves on solution pages', () => {
  it.each(['cold-chain', 'aquaculture'])('reach the alarm level of %s', (name) => {
    const page = realPages.find((realPage) => realPage.name === name);
    const curve = imagesIn(page?.sections).find(({ drawing }) => drawing?.kind === 'curve')?.drawing;
    const values = (curve?.curve ?? '').split(' ').map(Number);
    expect(Math.max(...values)).toBeGreaterThan(curve?.rows?.[0]?.level ?? Infinity);
  });
});

describe('pages with the same parent', () => {
  const levels = [...new Set(realPages.map((page) => page.parent))];

  const bannerOf = (page: PageFixture) => {
    const last = page.sections.at(-1);
    return last?.kind === 'CallToActionCard' ? last : undefined;
  };
  const openingOf = (page: PageFixture) => {
    const hero = page.sections.find((section) => section.kind === 'HeroElement');
    return hero?.image?.drawing ? keyOfImage(hero.image) : photographsOn(page)[0];
  };
  const pagesBelow = (level: PageFixture['parent']) => realPages.filter((page) => page.parent === level);

  it.each(levels)('end with different texts and images below %s', (level) => {
    const banners = pagesBelow(level).flatMap((page) => bannerOf(page) ?? []);
    expect(duplicates(banners.map(({ title }) => JSON.stringify(title)))).toEqual([]);
    expect(duplicates(banners.flatMap(({ image }) => (isMedia(image) ? keyOfImage(image) : [])))).toEqual([]);
  });

  it.each(levels)('open with different images below %s', (level) => {
    expect(duplicates(pagesBelow(level).flatMap((page) => openingOf(page) ?? []))).toEqual([]);
  });

  it.each(localeCodes)('start their blog lists with different articles, in %s', (locale) => {
    const newest = (category: CategoryKey) =>
      posts
        .filter(
          ({ status, languages }) =>
            status !== 'draft' && (languages?.some((code) => code === locale) ?? true),
        )
        .filter(({ categories }) => categories.includes(category))
        .toSorted((a, b) => b.date.localeCompare(a.date))[0];
    const newestSlugs = categoryKeys.flatMap((category) => newest(category)?.slug.en ?? []);
    expect(newestSlugs.length).toBeGreaterThan(2);
    expect(duplicates(newestSlugs)).toEqual([]);
  });

  it('never show two banners in succession', () => {
    const pagesWithDuplicates = realPages.filter((page) =>
      page.sections.some(
        ({ kind }, index) => kind === 'CallToActionCard' && page.sections[index + 1]?.kind === kind,
      ),
    );
    expect(pagesWithDuplicates.map((page) => page.name)).toEqual([]);
  });
});
