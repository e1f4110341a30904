import { describe, expect, it } from 'vitest';
import { localeCodes } from '#locales/locales.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import { UpstreamError } from '#server/errors.ts';
import { allOf } from '#server/lib/contentIndex.ts';
import { createContentIndex } from './contentIndex.ts';

const postNode = (databaseId: number, change: object = {}) => ({
  databaseId,
  slug: `post-${databaseId}`,
  uri: `/blog/post-${databaseId}`,
  title: `Post ${databaseId}`,
  locale: { locale: 'en_US' },
  ...change,
});

/** Creates an index of posts, newest first, and counts the requests for them. */
function start(posts: (object | null)[]) {
  const backend = { posts, calls: 0 };
  const fetchAvailable: FetchContent = async (_operation, variables) => {
    backend.calls += 1;
    const offset = 'after' in variables ? Number(variables.after) : 0;
    const pageInfo = { hasNextPage: offset + 100 < backend.posts.length, endCursor: String(offset + 100) };
    return { posts: { nodes: backend.posts.slice(offset, offset + 100), pageInfo } };
  };
  const index = createContentIndex({
    fetchAvailable,
    async fetchContent(operation, variables) {
      if (backend.posts.includes(null)) throw new UpstreamError('incomplete');
      return fetchAvailable(operation, variables);
    },
    freshSeconds: 60,
    limitBytes: 1024 * 1024,
  });
  return { backend, index };
}
const posts = (count: number) => Array.from({ length: count }, (_, index) => postNode(count - index));

describe('createContentIndex', () => {
  it('omits posts behind a password, which hides their language, and posts in other languages', async () => {
    const { index } = start([
      postNode(1, { locale: null }),
      postNode(2, { locale: { locale: 'da_DK' } }),
      postNode(3, { locale: { locale: 'fr_FR' } }),
      postNode(4),
    ]);
    expect((await allOf(index.posts('en'))).map(({ databaseId }) => databaseId)).toEqual([4]);
    for (const locale of localeCodes)
      expect(await index.findTitle('posts', locale, '/blog/post-1')).toBe(undefined);
  });

  it('finds the title of a recent post with one request', async () => {
    const { backend, index } = start(posts(1_000));
    expect(await index.findTitle('posts', 'en', '/blog/post-990')).toMatchObject({ title: 'Post 990' });
    expect(backend.calls).toBe(1);
  });

  it('finds the title of an old post, and reads the whole list only once for any number of unknown paths', async () => {
    const { backend, index } = start(posts(1_000));
    expect(await index.findTitle('posts', 'en', '/blog/post-7')).toMatchObject({ title: 'Post 7' });
    backend.calls = 0;
    for (let count = 0; count < 20; count += 1)
      expect(await index.findTitle('posts', 'en', `/blog/made-up-${count}`)).toBe(undefined);
    expect(backend.calls).toBe(20);
  });

  it('returns the new title of an old post at the first request after a purge', async () => {
    const { backend, index } = start(posts(1_000));
    await index.findTitle('posts', 'en', '/blog/post-7');
    backend.posts[993] = postNode(7, { title: 'New title' });
    index.purge();
    expect(await index.findTitle('posts', 'en', '/blog/post-7')).toMatchObject({ title: 'New title' });
  });

  it('finds the titles of other posts while the backend fails on one, but yields no incomplete list', async () => {
    const { index } = start([null, postNode(1)]);
    expect(await index.findTitle('posts', 'en', '/blog/post-1')).toMatchObject({ title: 'Post 1' });
    await expect(allOf(index.posts('en'))).rejects.toThrow('incomplete');
  });
});
