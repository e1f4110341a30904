import * as v from 'valibot';
import { localeOfWordPress } from '#locales/locales.ts';

/* Schemas of the content backend's responses for feeds and sitemaps. Nearly every field may be null; an invalid
   entry is omitted without affecting the others. */

/** Removes characters that XML does not allow (XML 1.0, 2.2), because they would make the whole document invalid. */
const withoutControls = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

const Text = v.pipe(v.fallback(v.string(), ''), v.transform(withoutControls));

/** Time in UTC, in WordPress's format; empty if invalid. */
const Time = v.pipe(
  Text,
  v.transform((time) => (Number.isNaN(Date.parse(`${time}Z`)) ? '' : time)),
);

/**
 * Language of a page; `undefined` if the site does not have it, and for password-protected pages, whose language is
 * hidden.
 */
const PageLocale = v.pipe(
  v.fallback(v.nullable(v.object({ locale: Text })), null),
  v.transform((locale) => localeOfWordPress(locale?.locale)),
);

/** Path on the site. Making an invalid path absolute would throw, and the whole document would fail. */
const SitePath = v.pipe(
  v.string(),
  v.check((path) => /^\/(?!\/)/.test(path) && URL.canParse(path, 'http://localhost')),
);

const ImageEdge = v.object({
  node: v.object({
    sourceUrl: v.pipe(
      v.string(),
      v.check((url) => URL.canParse(url, 'http://localhost')),
    ),
  }),
});

/** Image URL; empty if there is none. */
const Image = v.pipe(
  v.unknown(),
  v.transform((edge): string => (v.is(ImageEdge, edge) ? edge.node.sourceUrl : '')),
);

const Flags = v.fallback(v.object({ metaRobotsNoindex: Text, canonical: v.optional(Text, '') }), {
  metaRobotsNoindex: '',
  canonical: '',
});

const Slugs = v.pipe(
  v.fallback(v.object({ nodes: v.array(v.object({ slug: Text })) }), { nodes: [] }),
  v.transform(({ nodes }) => nodes.map(({ slug }) => slug).filter(Boolean)),
);

function list<const TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((entries): v.InferOutput<TItem>[] =>
      entries.flatMap((entry) => {
        const parsed = v.safeParse(item, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

const Translation = v.pipe(
  v.object({ uri: SitePath, locale: PageLocale, seo: Flags, categories: v.optional(Slugs, { nodes: [] }) }),
  v.transform(({ uri, locale, seo, categories }) => ({
    path: uri,
    locale,
    isIndexed: seo.metaRobotsNoindex !== 'noindex',
    categories,
  })),
);

const node = {
  uri: SitePath,
  modifiedGmt: Time,
  locale: PageLocale,
  translated: list(Translation),
  seo: Flags,
};

const PageElements = v.fallback(
  v.object({ sectionElements: list(v.object({ image: v.optional(Image, null) })) }),
  { sectionElements: [] },
);

export const SitemapPage = v.object({ ...node, pageElements: PageElements });
export type SitemapPage = v.InferOutput<typeof SitemapPage>;

/** Both images of a post; empty if missing. */
const postImages = {
  featuredImage: v.optional(Image, null),
  blogPostElements: v.fallback(v.object({ coverImage: Image }), { coverImage: '' }),
};

export const SitemapPost = v.object({
  ...node,
  categories: Slugs,
  ...postImages,
});
export type SitemapPost = v.InferOutput<typeof SitemapPost>;

const FeedPost = v.object({
  uri: SitePath,
  title: v.pipe(v.string(), v.transform(withoutControls), v.minLength(1)),
  excerpt: Text,
  dateGmt: v.pipe(Time, v.minLength(1)),
  modifiedGmt: Time,
  locale: PageLocale,
  author: v.pipe(
    v.fallback(v.nullable(v.object({ node: v.object({ name: Text }) })), null),
    v.transform((author) => author?.node.name ?? ''),
  ),
  categories: v.fallback(v.object({ nodes: v.array(v.object({ name: Text, slug: Text })) }), { nodes: [] }),
  ...postImages,
  seo: Flags,
});
export type FeedPost = v.InferOutput<typeof FeedPost>;

export const BlogFeedResponse = v.object({
  page: v.fallback(
    v.nullable(
      v.object({
        title: Text,
        locale: PageLocale,
        seo: v.fallback(v.object({ title: Text, metaDesc: Text, opengraphSiteName: Text }), {
          title: '',
          metaDesc: '',
          opengraphSiteName: '',
        }),
      }),
    ),
    null,
  ),
  posts: v.object({ nodes: list(FeedPost) }),
});
export type BlogFeedResponse = v.InferOutput<typeof BlogFeedResponse>;

export const SiteIdentityResponse = v.object({
  page: v.object({
    seo: v.object({ metaDesc: Text, opengraphSiteName: v.pipe(v.string(), v.minLength(1)) }),
  }),
});
