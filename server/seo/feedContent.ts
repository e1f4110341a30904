import * as v from 'valibot';
import { addresses } from '#locales/addresses.ts';
import { locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import { UpstreamError } from '#server/errors.ts';
import {
  firstOf,
  withoutControls,
  type ContentIndex,
  type IndexedPage,
  type IndexedPost,
} from '#server/lib/contentIndex.ts';
import { parseEntries } from '#server/lib/contentLists.ts';
import { blogFeed } from './operations.ts';

/** Number of posts in a feed, including posts that search engines may not index, which are then omitted. */
const maxPosts = 30;

const Text = v.pipe(v.fallback(v.string(), ''), v.transform(withoutControls));
const Texts = v.object({
  databaseId: v.number(),
  excerpt: Text,
  author: v.pipe(
    v.fallback(v.nullable(v.object({ node: v.object({ name: Text }) })), null),
    v.transform((author) => author?.node.name ?? ''),
  ),
});
const Response = v.object({ posts: v.object({ nodes: v.array(v.unknown()) }) });

export type FeedPost = IndexedPost & Pick<v.InferOutput<typeof Texts>, 'excerpt' | 'author'>;

/** Page of the blog, `undefined` if WordPress has none, and its newest posts. */
export type FeedContent = { blog: IndexedPage | undefined; posts: FeedPost[] };

/** Reads the content of a language's feed. */
export async function readFeed(
  locale: Locale,
  { index, fetchContent }: { index: ContentIndex; fetchContent: FetchContent },
): Promise<FeedContent> {
  const [blog, newestPosts] = await Promise.all([
    index.findPage(locale, localisePath(addresses.blog.path, locale)),
    firstOf(index.posts(locale)),
  ]);
  const posts = newestPosts
    .slice(0, maxPosts)
    .filter(({ title, dateGmt, seo }) => title && dateGmt && seo.metaRobotsNoindex !== 'noindex');
  if (posts.length === 0) return { blog, posts: [] };
  const texts = await fetchTexts(locale, posts, fetchContent);
  return {
    blog,
    posts: posts.flatMap((post) => {
      const postText = texts.get(post.databaseId);
      return postText === undefined ? [] : [{ ...post, ...postText }];
    }),
  };
}

async function fetchTexts(locale: Locale, posts: readonly IndexedPost[], fetchContent: FetchContent) {
  const response = v.safeParse(
    Response,
    await fetchContent(blogFeed, {
      language: locales[locale].languageCode,
      ids: posts.map(({ databaseId }) => String(databaseId)),
    }),
  );
  if (!response.success)
    throw new UpstreamError('The response of the content backend has an unexpected format.', {
      cause: response.issues,
    });
  return new Map(
    parseEntries(response.output.posts.nodes, Texts).map((texts) => [texts.databaseId, texts] as const),
  );
}
