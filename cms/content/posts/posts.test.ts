import { describe, expect, it } from 'vitest';

import { localeCodes } from '#locales/locales.ts';
import type { Locale } from '#locales/locales.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { posts } from './index.ts';

const publishedPosts = posts.filter((post) => post.status !== 'draft');
const existsIn = (post: PostFixture, locale: Locale) => (post.languages ?? localeCodes).includes(locale);

function htmlOf(post: PostFixture, locale: Locale): string {
  const sections = post.sections.map((section) =>
    section.kind === 'SectionContent' ? section.contentWysiwyg[locale] : '',
  );
  return [post.content?.[locale] ?? '', ...sections].join('\n');
}

describe.each(localeCodes)('posts in %s', (locale) => {
  const localPosts = publishedPosts.filter((post) => existsIn(post, locale));

  it('fill two list pages of twelve and part of a third', () => {
    expect(localPosts.length).toBeGreaterThan(24);
    expect(localPosts.length).toBeLessThan(36);
  });

  it('have a title, a text and a unique slug each', () => {
    for (const post of localPosts) {
      expect(post.title[locale], post.slug.en).not.toBe('');
      expect(post.slug[locale], post.slug.en).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(htmlOf(post, locale).trim(), post.slug.en).not.toBe('');
    }
    expect(new Set(localPosts.map((post) => post.slug[locale])).size).toBe(localPosts.length);
  });

  it('link only to articles that exist in the language', () => {
    const reachable = new Set(localPosts.map((post) => post.slug.en));
    for (const post of localPosts) {
      const targets = [...htmlOf(post, locale).matchAll(/href="post:([^"]+)"/g)].map(([, slug = '']) => slug);
      expect(
        targets.filter((slug) => !reachable.has(slug)),
        post.slug.en,
      ).toEqual([]);
    }
  });
});

it('posts are sorted from newest to oldest', () => {
  const dates = posts.map((post) => post.date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('posts have unique ids', () => {
  expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
});
