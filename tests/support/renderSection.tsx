import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import { renderResponse } from './renderResponse.tsx';

type Nullable<T> = T | null | undefined;

/** Response with the section under test as the only page element. */
type PageOf<TElement> = {
  readonly page: Nullable<{
    readonly pageElements: Nullable<{
      readonly sectionElements: Nullable<ReadonlyArray<Nullable<TElement>>>;
    }>;
  }>;
};

/** A compiled `query <Kind>TestQuery @raw_response_type` that selects the `sectionElements` of `page(id: "/")`. */
type SectionQuery<TElement = unknown> = {
  readonly variables: Record<string, never>;
  readonly response: PageOf<TElement>;
  readonly rawResponse?: PageOf<unknown>;
};

type ElementOf<TPage> = TPage extends PageOf<infer TElement> ? TElement : never;

/** Section kind that a test query selects, without Relay's placeholder for other kinds. */
type KnownKind<TElement> = TElement extends { readonly __typename: infer TName }
  ? string extends TName
    ? never
    : Omit<TElement, '__typename'>
  : never;

/** Response of the content backend. Omitted fields are null. */
type Fields<TValue> = TValue extends readonly (infer TItem)[]
  ? readonly Fields<TItem>[]
  : TValue extends object
    ? { readonly [Key in keyof TValue]?: Fields<TValue[Key]> }
    : TValue;

type RenderContent<TQuery extends SectionQuery> = (section: ElementOf<TQuery['response']>) => ReactNode;

type SectionTest<TQuery extends SectionQuery> = {
  query: GraphQLTaggedNode;
  /** Name of the kind under test, such as `Faq`. */
  kind: string;
  fields: Fields<KnownKind<ElementOf<TQuery['rawResponse']>>>;
  renderContent: RenderContent<TQuery>;
  locale?: Locale;
};

/** Renders one section from a response of the content backend; see `renderResponse`. */
export function renderSection<TQuery extends SectionQuery>(test: SectionTest<TQuery>): Promise<RenderResult> {
  const { query, kind, fields, renderContent, locale = defaultLocale } = test;
  const layout = `PageElementsSectionElements${kind}Layout`;
  // Relay reads a fragment on the interface only if `__isPageElementsSectionElements_Layout` is set.
  const element = { __typename: layout, __isPageElementsSectionElements_Layout: layout, ...fields };
  return renderResponse<SectionQuery<ElementOf<TQuery['response']>>['response']>({
    query,
    payload: { page: { __typename: 'Page', id: 'page', pageElements: { sectionElements: [element] } } },
    renderContent: ({ page }) => {
      const section = page?.pageElements?.sectionElements?.[0];
      return section == null ? null : renderContent(section);
    },
    locale,
  });
}
