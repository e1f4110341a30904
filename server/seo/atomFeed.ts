import { escapeText } from 'entities';
import { Feed } from 'feed';
import { addresses } from '#locales/addresses.ts';
import type { Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { writeAtom } from '#server/lib/writeAtom.ts';
import type { FeedContent, FeedPost } from './feedContent.ts';

/** Placeholder for `<` in attributes, which the library does not escape as XML requires. */
const lessThan = '\u{e000}';

/** Returns the blog's newest posts as an Atom feed. All URLs and IDs are absolute. */
export function atomFeed(
  { blog: page, posts }: FeedContent,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): string {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const blog = absolute(localisePath(addresses.blog.path, locale));
  const feed = new Feed({
    id: blog,
    link: blog,
    title: page?.seoTitle || page?.title || new URL(siteUrl).hostname,
    feedLinks: { atom: absolute(localisePath('/feed.xml', locale)) },
    favicon: absolute('/favicon.ico'),
    generator: false,
    updated: newestDate(posts),
    ...(page?.description && { description: page.description }),
    ...(page?.siteName && { author: { name: page.siteName, link: absolute('/') } }),
  });
  for (const post of posts) {
    feed.addItem({
      id: absolute(post.uri),
      link: absolute(post.uri),
      // The feed declares titles as HTML, but a post's title is plain text.
      title: escapeText(post.title),
      published: new Date(`${post.dateGmt}Z`),
      date: modifiedAt(post),
      description: makeLinksAbsolute(post.excerpt, siteUrl),
      ...enclosureOf(post, absolute),
      category: post.categories.map(({ name, slug }) => ({
        name: name.replaceAll('<', lessThan),
        term: slug.replaceAll('<', lessThan),
      })),
      ...(post.author && { author: [{ name: post.author }] }),
    });
  }
  return writeAtom(feed, locale).replaceAll(lessThan, '&lt;');
}

/** Returns the post's image as an enclosure, which feed readers display. Its type is derived from the file name. */
function enclosureOf({ images: [picture = ''] }: FeedPost, toAbsolute: (path: string) => string) {
  return /\.(jpe?g|png|webp|avif|gif)$/i.test(picture) ? { image: toAbsolute(picture) } : {};
}

function modifiedAt(post: FeedPost): Date {
  return new Date(`${post.modifiedGmt || post.dateGmt}Z`);
}

/** Returns the time of the last change, or the epoch if the blog has no posts. */
function newestDate(posts: readonly FeedPost[]): Date {
  return posts.map(modifiedAt).reduce((last, date) => (date > last ? date : last), new Date(0));
}

/** Makes links absolute. Excerpts are already sanitised and contain the site's URLs as paths. */
function makeLinksAbsolute(html: string, siteUrl: string): string {
  return html.replace(
    / (href|src)="(\/[^"]*)"/g,
    (_match, name: string, path: string) => ` ${name}="${siteUrl}${path}"`,
  );
}
