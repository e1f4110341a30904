import * as v from 'valibot';
import { localeOfWordPress, type Locale } from '#locales/locales.ts';
import { textFragment, headingFragments, splitAtHeadings, textOfHtml } from './plainText.ts';
import type { Passage, SearchedDocument } from './SearchedDocument.ts';

const text = v.fallback(v.string(), '');
const Sections = v.fallback(v.array(v.unknown()), []);
const Page = v.object({
  databaseId: v.number(),
  content: text,
  pageElements: v.fallback(v.object({ sectionElements: Sections }), { sectionElements: [] }),
});
const Post = v.object({
  databaseId: v.number(),
  content: text,
  blogPostElements: v.fallback(v.object({ sectionElements: Sections }), { sectionElements: [] }),
});
const Product = v.object({
  databaseId: v.number(),
  title: v.pipe(v.string(), v.nonEmpty()),
  locale: v.object({ locale: v.string() }),
  productGroup: v.fallback(v.record(v.string(), v.unknown()), {}),
});
const Pricing = v.object({ products: v.object({ nodes: v.array(v.object({ databaseId: v.number() })) }) });

/** Schema of the section that shows every product. */
const Catalogue = v.object({ __typename: v.literal('PageElementsSectionElementsPackageSelectorLayout') });

/** Facts of the content index about searchable pages or posts, by database ID. */
export type Searchable = ReadonlyMap<number, { path: string; title: string }>;

/** Maximum number of characters of one document. */
const maxLetters = 200_000;

const idOf = ({ databaseId }: { databaseId: number }) => `post:${databaseId}`;

/** Returns a page and the products in its price lists; `undefined` if the page is not searchable. */
export function readPage(
  node: unknown,
  pages: Searchable,
): { document: SearchedDocument; products: number[]; showsCatalogue: boolean } | undefined {
  const page = v.safeParse(Page, node);
  const facts = page.success ? pages.get(page.output.databaseId) : undefined;
  if (!page.success || facts === undefined) return undefined;
  const { content, pageElements } = page.output;
  const passages = [
    ...pageElements.sectionElements.flatMap(passagesOf),
    ...splitAtHeadings(content).map((section) => ({ ...section, place: placeOf(section.heading) })),
  ];
  const products = pageElements.sectionElements.flatMap((section) => {
    const prices = v.safeParse(Pricing, section);
    return prices.success ? prices.output.products.nodes.map(({ databaseId }) => databaseId) : [];
  });
  const [first] = passages;
  const name = facts.title || first?.heading || '';
  if (name === '') return undefined;
  return {
    document: {
      id: idOf(page.output),
      kind: 'page',
      path: facts.path,
      title: textOfHtml(name),
      passages: limitLength(passages),
    },
    products,
    showsCatalogue: pageElements.sectionElements.some((section) => v.is(Catalogue, section)),
  };
}

/** Returns a post; `undefined` if it is not searchable. */
export function readPost(node: unknown, posts: Searchable): SearchedDocument | undefined {
  const post = v.safeParse(Post, node);
  const facts = post.success ? posts.get(post.output.databaseId) : undefined;
  if (!post.success || facts === undefined) return undefined;
  const { content, blogPostElements } = post.output;
  const parts = splitAtHeadings(content);
  for (const section of blogPostElements.sectionElements) {
    const heading = headingOf(section);
    if (heading !== undefined) parts.push({ heading, text: '' });
    else {
      const last = parts.at(-1);
      if (last !== undefined) last.text = joinTexts([last.text, ...textsIn(section)]);
    }
  }
  const fragments = headingFragments(parts.map(({ heading }) => heading));
  const passages = parts.map((section, index) => ({ ...section, place: fragments[index] ?? '' }));
  return {
    id: idOf(post.output),
    kind: 'article',
    path: facts.path,
    title: textOfHtml(facts.title),
    passages: limitLength(passages),
  };
}

/** Returns a product, with the path of the page that shows it. */
export function readProduct(
  node: unknown,
  locale: Locale,
  pathOfProduct: (databaseId: number) => string | undefined,
): SearchedDocument | undefined {
  const product = v.safeParse(Product, node);
  if (!product.success || localeOfWordPress(product.output.locale.locale) !== locale) return undefined;
  const { title, productGroup } = product.output;
  const path = pathOfProduct(product.output.databaseId);
  if (path === undefined) return undefined;
  const passage = { heading: title, place: textFragment(title), text: joinTexts(textsIn(productGroup)) };
  return { id: idOf(product.output), kind: 'product', path, title, passages: limitLength([passage]) };
}

/**
 * Returns the passages of a section: its own text under its title, and each longer row under the row's title. The first
 * text of a row is its title, as in all section kinds of the platform.
 */
function passagesOf(section: unknown): Passage[] {
  const ownTexts: string[] = [];
  const rows: Passage[] = [];
  let heading: string | undefined;
  for (const [field, value] of entriesOf(section)) {
    if (field === 'title' && typeof value === 'string') heading = textOfHtml(value) || undefined;
    else if (!Array.isArray(value)) ownTexts.push(...textsIn(value));
    else
      for (const row of value) {
        const [title = '', ...texts] = textsIn(row);
        const rowText = joinTexts(texts);
        if (rowText.length < shortestRow) ownTexts.push(title, ...texts);
        else rows.push({ heading: title, place: textFragment(title), text: rowText });
      }
  }
  const passage = { heading, place: placeOf(heading), text: joinTexts(ownTexts) };
  return heading === undefined && passage.text === '' ? rows : [passage, ...rows];
}

/** Minimum length of a row with its own passage; shorter rows become part of their section's passage. */
const shortestRow = 60;

function placeOf(heading: string | undefined): string {
  return heading === undefined ? '' : textFragment(heading);
}

/** Returns the text of a heading section; `undefined` for other sections. */
function headingOf(section: unknown): string | undefined {
  const [headingField] = entriesOf(section).filter(([field]) => field === 'sectionHeading');
  return typeof headingField?.[1] === 'string' && headingField[1].trim() !== ''
    ? textOfHtml(headingField[1])
    : undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).filter(([field]) => field !== '__typename' && field !== 'products')
    : [];
}

/** Returns all texts in a value, in the order of the query. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const plain = textOfHtml(value);
    return plain === '' ? [] : [plain];
  }
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return entriesOf(value).flatMap(([, child]) => textsIn(child));
}

/** Joins texts. Adds a middle dot after a text that does not end with punctuation. */
function joinTexts(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .reduce(
      (joined, text) => (joined === '' ? text : `${joined}${/[.!?:;…]$/.test(joined) ? ' ' : ' · '}${text}`),
      '',
    );
}

function limitLength(passages: readonly Passage[]): Passage[] {
  let remainingLetters = maxLetters;
  return passages.flatMap((passage) => {
    if (remainingLetters <= 0) return [];
    const cut = passage.text.slice(0, remainingLetters);
    remainingLetters -= cut.length;
    return [{ ...passage, text: cut }];
  });
}
