import { localeCodes, localeOfWordPress, locales, type Locale } from '#locales/locales.ts';
import {
  removeUnknownFields,
  wholeQuery,
  type CompatibleQuery,
} from '#server/content/removeUnknownFields.ts';
import * as v from 'valibot';
import type { Field } from '#content-model/Field.ts';
import { fieldGroups, type FieldGroup } from '../model/model.ts';
import type { Backend } from './backend.ts';

const pageSize = 20;

const Entry = v.object({
  uri: v.nullish(v.string()),
  link: v.nullish(v.pipe(v.string(), v.url())),
  title: v.nullish(v.string(), ''),
  content: v.nullish(v.string(), ''),
  seo: v.nullish(v.object({ title: v.nullish(v.string(), ''), metaDesc: v.nullish(v.string(), '') })),
  translated: v.nullish(
    v.array(v.nullish(v.object({ locale: v.nullish(v.object({ locale: v.nullish(v.string()) })) }))),
    [],
  ),
  elements: v.nullish(
    v.object({
      sectionElements: v.nullish(v.array(v.nullish(v.looseObject({ __typename: v.string() }))), []),
    }),
  ),
});
const Connection = v.object({
  nodes: v.array(Entry),
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
});

export type WholeEntry = Omit<v.InferOutput<typeof Entry>, 'uri' | 'link'> & {
  /** Path below WordPress's home URL. Empty if the entry has none. */
  uri: string;
  type: 'pages' | 'posts';
  locale: Locale;
  languages: Locale[];
};

/**
 * Returns every published page and article with all content, in each language. Omits fields that the backend lacks, as
 * the site does, and lists them in `absent`.
 */
export async function readWholeContent(
  backend: Backend,
  pathOf: (link: URL) => string,
): Promise<{ entries: WholeEntry[]; absent: readonly string[] }> {
  const entries: WholeEntry[] = [];
  const absentFields = new Set<string>();
  for (const type of ['pages', 'posts'] as const) {
    const originalQuery = queryFor(type);
    let query = wholeQuery(originalQuery);
    for (const locale of localeCodes) {
      for (let cursor: string | null | undefined = null; cursor !== undefined;) {
        const variables = { language: locales[locale].languageCode, after: cursor };
        const response = await askFitted(backend, originalQuery, query, variables);
        query = response.query;
        const parsed = v.safeParse(Connection, response.data?.[type]);
        if (!parsed.success) throw new Error(response.errors[0]?.message ?? `${type} could not be read`);
        for (const entry of parsed.output.nodes) {
          const entryLocales =
            entry.translated?.map((translation) => localeOfWordPress(translation?.locale?.locale)) ?? [];
          const { link, ...rest } = entry;
          entries.push({
            ...rest,
            // WPGraphQL has no `uri` for the posts page.
            uri: entry.uri ?? (link ? pathOf(new URL(link)) : ''),
            type,
            locale,
            languages: entryLocales.filter((code) => code !== undefined),
          });
        }
        const { hasNextPage, endCursor } = parsed.output.pageInfo;
        cursor = hasNextPage ? (endCursor ?? undefined) : undefined;
      }
    }
    for (const name of query.absent) absentFields.add(name);
  }
  return { entries, absent: [...absentFields] };
}

async function askFitted(
  backend: Backend,
  originalText: string,
  initialQuery: CompatibleQuery,
  variables: object,
) {
  let query = initialQuery;
  for (;;) {
    const response = await backend.graphql(query.text, variables);
    const refusals = response.errors.flatMap(({ message, locations: [place] }) =>
      place === undefined ? [] : [{ message, ...place }],
    );
    const nextUrl =
      response.data == null && refusals.length > 0
        ? removeUnknownFields(originalText, query, refusals)
        : undefined;
    if (nextUrl === undefined) return { ...response, query };
    query = nextUrl;
  }
}

function queryFor(type: 'pages' | 'posts'): string {
  const group = fieldGroups.find(({ postType }) => postType === (type === 'pages' ? 'page' : 'post'));
  const elements = group ? `elements: ${lowerFirst(group.name)} { ${sectionsOf(group)} }` : '';
  return `query Whole($language: String, $after: String) {
    ${type}(first: ${pageSize}, after: $after, where: { wpmlLanguage: $language }) {
      pageInfo { hasNextPage endCursor }
      nodes { uri link title content seo { title metaDesc } translated { locale { locale } } ${elements} }
    }
  }`;
}

function sectionsOf({ name, kinds }: FieldGroup): string {
  const spreads = kinds.map(
    (kind) => `... on ${name}SectionElements${kind.name}Layout { ${kind.fields.map(selection).join(' ')} }`,
  );
  return `sectionElements { __typename ${spreads.join(' ')} }`;
}

function selection(field: Field): string {
  switch (field.type) {
    case 'image':
      return `${field.name} { node { id sourceUrl altText } }`;
    case 'file':
      return `${field.name} { node { id mediaItemUrl } }`;
    case 'link':
      return `${field.name} { url title }`;
    case 'relationship':
      return `${field.name} { nodes { id uri } }`;
    case 'repeater':
    case 'group':
      return `${field.name} { ${field.fields.map(selection).join(' ')} }`;
    default:
      return field.name;
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
