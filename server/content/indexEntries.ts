import * as v from 'valibot';
import { localeOfWordPress } from '#locales/locales.ts';
import type { ListedPost } from '#schema/postIndex.ts';
import { withoutControls } from '#server/lib/contentIndex.ts';
import { parseEntries } from '#server/lib/contentLists.ts';

/* Schemas of the responses. Nearly every field may be null or missing; an invalid entry is omitted without affecting
   the others. */

const Text = v.optional(v.pipe(v.fallback(v.string(), ''), v.transform(withoutControls)), '');

/** Time in UTC, in WordPress's format; empty if invalid. */
const Time = v.pipe(
  Text,
  v.transform((time) => (Number.isNaN(Date.parse(`${time}Z`)) ? '' : time)),
);

/**
 * Language of a page; `undefined` if the site does not have it, and for password-protected pages, whose language is
 * hidden.
 */
const PageLocale = v.optional(
  v.pipe(
    v.fallback(v.nullable(v.object({ locale: Text })), null),
    v.transform((locale) => localeOfWordPress(locale?.locale)),
  ),
  null,
);

/** Path on the site; empty if invalid. Making an invalid path absolute would throw, and a whole document would fail. */
const SitePath = v.fallback(
  v.pipe(
    v.string(),
    v.check((path) => /^\/(?!\/)/.test(path) && URL.canParse(path, 'http://localhost')),
  ),
  '',
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
const Image = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((edge): string => (v.is(ImageEdge, edge) ? edge.node.sourceUrl : '')),
  ),
  null,
);

const Seo = v.fallback(
  v.object({
    ...{ metaRobotsNoindex: Text, canonical: Text },
    ...{ title: Text, metaDesc: Text, opengraphSiteName: Text },
  }),
  { metaRobotsNoindex: '', canonical: '', title: '', metaDesc: '', opengraphSiteName: '' },
);

function list<const TItem extends v.GenericSchema>(item: TItem) {
  return v.optional(
    v.pipe(
      v.fallback(v.array(v.unknown()), []),
      v.transform((entries): v.InferOutput<TItem>[] => parseEntries(entries, item)),
    ),
    [],
  );
}

const Categories = v.optional(
  v.pipe(
    v.fallback(v.object({ nodes: v.array(v.object({ name: Text, slug: v.string() })) }), { nodes: [] }),
    v.transform(({ nodes }) => nodes.filter(({ slug }) => slug !== '')),
  ),
  { nodes: [] },
);

const slugsOf = (categories: readonly { slug: string }[]) => categories.map(({ slug }) => slug);

const Translation = v.pipe(
  v.object({ uri: SitePath, locale: PageLocale, seo: Seo, categories: Categories }),
  v.transform(({ uri, locale, seo, categories }) => ({
    path: uri,
    locale,
    isIndexed: seo.metaRobotsNoindex !== 'noindex',
    categories: slugsOf(categories),
  })),
);

const node = {
  databaseId: v.number(),
  uri: SitePath,
  title: Text,
  modifiedGmt: Time,
  locale: PageLocale,
  translated: list(Translation),
  seo: Seo,
};

const existing = (images: readonly string[]) => [...new Set(images.filter((image) => image !== ''))];

/** Schema of a page in the content index. */
export const IndexedPage = v.pipe(
  v.object({
    ...node,
    pageElements: v.fallback(v.object({ sectionElements: list(v.object({ image: Image })) }), {
      sectionElements: [],
    }),
  }),
  v.transform(({ pageElements, ...page }) => ({
    ...page,
    seoTitle: page.seo.title,
    description: page.seo.metaDesc,
    siteName: page.seo.opengraphSiteName,
    images: existing(pageElements.sectionElements.map(({ image }) => image)),
  })),
);

/** Schema of a post in the content index. */
export const IndexedPost = v.pipe(
  v.object({
    ...node,
    slug: v.string(),
    dateGmt: Time,
    categories: Categories,
    featuredImage: Image,
    blogPostElements: v.fallback(v.object({ coverImage: Image }), { coverImage: '' }),
  }),
  v.transform(({ blogPostElements, featuredImage, ...post }) => ({
    ...post,
    images: existing([blogPostElements.coverImage, featuredImage]),
  })),
);

/** Schema of a post for the list of all posts, which blog pages wait for and which is always in memory. */
export const ListEntry: v.GenericSchema<unknown, ListedPost> = v.pipe(
  IndexedPost,
  v.transform(({ databaseId, slug, categories, translated }) => ({
    databaseId,
    slug,
    categories: slugsOf(categories),
    translations: translated.map(({ locale, categories: slugs }) => ({ locale, categories: slugs })),
  })),
);

const CompletePosts = v.object({
  posts: v.object({
    nodes: v.array(
      v.object({
        databaseId: v.number(),
        slug: v.string(),
        categories: v.object({ nodes: v.array(v.object({ slug: v.string() })) }),
        translated: v.array(v.object({ categories: v.object({ nodes: v.array(v.unknown()) }) })),
      }),
    ),
  }),
});

/** Returns whether a response has all fields of the list of posts, even if the backend failed to return other fields. */
export function hasListFields(response: unknown): boolean {
  return v.is(CompletePosts, response);
}
