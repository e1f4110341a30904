import * as v from 'valibot';
import { localeOfWordPress } from '#locales/locales.ts';

/*
 * The parts of the content backend's answers that feeds and sitemaps read. Nearly everything may be null; an entry that
 * breaks its contract is left out rather than taking the others down.
 */

const Text = v.fallback(v.string(), '');

/** The languages the site offers; undefined also for a page behind a password, which hides its own. */
const PageLocale = v.pipe(
  v.fallback(v.nullable(v.object({ locale: Text })), null),
  v.transform((locale) => localeOfWordPress(locale?.locale)),
);

const ImageEdge = v.object({ node: v.object({ sourceUrl: v.string() }) });

/** The address of a picture; empty where there is none. */
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
  v.object({ uri: v.string(), locale: PageLocale, seo: Flags, categories: v.optional(Slugs, { nodes: [] }) }),
  v.transform(({ uri, locale, seo, categories }) => ({
    path: uri,
    locale,
    isIndexed: seo.metaRobotsNoindex !== 'noindex',
    categories,
  })),
);

const node = {
  uri: v.string(),
  modifiedGmt: Text,
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

export const SitemapPost = v.object({
  ...node,
  categories: Slugs,
  featuredImage: Image,
  blogPostElements: v.fallback(v.object({ coverImage: Image }), { coverImage: '' }),
});
export type SitemapPost = v.InferOutput<typeof SitemapPost>;

/** A page of a connection: its entries as they came, and where the next ones begin. */
export const Connection = v.object({
  nodes: v.array(v.unknown()),
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
});

const FeedPost = v.object({
  uri: v.string(),
  title: v.pipe(v.string(), v.minLength(1)),
  excerpt: Text,
  dateGmt: v.pipe(v.string(), v.minLength(1)),
  modifiedGmt: Text,
  locale: PageLocale,
  author: v.pipe(
    v.fallback(v.nullable(v.object({ node: v.object({ name: Text }) })), null),
    v.transform((author) => author?.node.name ?? ''),
  ),
  categories: v.fallback(v.object({ nodes: v.array(v.object({ name: Text, slug: Text })) }), { nodes: [] }),
  seo: Flags,
});
export type FeedPost = v.InferOutput<typeof FeedPost>;

export const BlogFeedAnswer = v.object({
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
export type BlogFeedAnswer = v.InferOutput<typeof BlogFeedAnswer>;

export const SiteIdentityAnswer = v.object({
  page: v.object({
    seo: v.object({ metaDesc: Text, opengraphSiteName: v.pipe(v.string(), v.minLength(1)) }),
  }),
});
