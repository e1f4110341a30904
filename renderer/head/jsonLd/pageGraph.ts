import type { Graph, Thing } from 'schema-dts';
import {
  blogPosting,
  breadcrumbList,
  faqPage,
  organization,
  product,
  webPage,
  webSite,
  type Described,
} from './things.ts';

/** What a page is about, in the vocabulary of schema.org. */
export function pageGraph(page: Described): Graph {
  const things: (Thing | undefined)[] = [
    organization(page),
    webSite(page),
    webPage(page),
    breadcrumbList(page),
    blogPosting(page),
    faqPage(page),
    ...(page.content?.products ?? []).map((thing, index) => product(thing, index, page)),
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}

/** JSON that can stand in a `<script>`: nothing in it ends the element, and no old parser sees a line end in a string. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
