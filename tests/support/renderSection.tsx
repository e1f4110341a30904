import { I18nProvider } from '@lingui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
  type GraphQLTaggedNode,
} from 'relay-runtime';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import { createI18n } from '#locales/createI18n.ts';

type Nullable<T> = T | null | undefined;

/** An answer whose page elements are the section under test. */
type PageOf<TElement> = {
  readonly page: Nullable<{
    readonly pageElements: Nullable<{
      readonly sectionElements: Nullable<ReadonlyArray<Nullable<TElement>>>;
    }>;
  }>;
};

/** A compiled `query <Kind>TestQuery @raw_response_type { page(id: "/") { pageElements { sectionElements { … } } } }` */
type SectionQuery<TElement = unknown> = {
  readonly variables: Record<string, never>;
  readonly response: PageOf<TElement>;
  readonly rawResponse?: PageOf<unknown>;
};

type ElementOf<TPage> = TPage extends PageOf<infer TElement> ? TElement : never;

/** The one kind that a test query selects, among the kinds that it does not. */
type KnownKind<TElement> = TElement extends { readonly __typename: infer TName }
  ? string extends TName
    ? never
    : Omit<TElement, '__typename'>
  : never;

/** What the content backend answers; a field that is left out is null. */
type Fields<TValue> = TValue extends readonly (infer TItem)[]
  ? readonly Fields<TItem>[]
  : TValue extends object
    ? { readonly [Key in keyof TValue]?: Fields<TValue[Key]> }
    : TValue;

type DrawSection<TQuery extends SectionQuery> = (section: ElementOf<TQuery['response']>) => ReactNode;

type SectionTest<TQuery extends SectionQuery> = {
  query: GraphQLTaggedNode;
  /** The kind under test, such as `Faq`. */
  kind: string;
  fields: Fields<KnownKind<ElementOf<TQuery['rawResponse']>>>;
  draw: DrawSection<TQuery>;
  locale?: Locale;
};

/** Draws one section from an answer of the content backend, with the real Relay store and a language's catalogue. */
export async function renderSection<TQuery extends SectionQuery>(
  test: SectionTest<TQuery>,
): Promise<RenderResult> {
  const { query, kind, fields, draw, locale = defaultLocale } = test;
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('A section asked for data of its own.'))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
  });
  const element = { __typename: `PageElementsSectionElements${kind}Layout`, ...fields };
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), {
    page: { __typename: 'Page', id: 'page', pageElements: { sectionElements: [element] } },
  });
  const i18n = await createI18n(locale);
  return render(
    <div lang={locale}>
      <I18nProvider i18n={i18n}>
        <RelayEnvironmentProvider environment={environment}>
          <FirstSection<TQuery> query={query} draw={draw} />
        </RelayEnvironmentProvider>
      </I18nProvider>
    </div>,
  );
}

function FirstSection<TQuery extends SectionQuery>({
  query,
  draw,
}: Pick<SectionTest<TQuery>, 'query' | 'draw'>) {
  const { page } = useLazyLoadQuery<SectionQuery<ElementOf<TQuery['response']>>>(
    query,
    {},
    { fetchPolicy: 'store-only' },
  );
  const section = page?.pageElements?.sectionElements?.[0];
  return section == null ? null : draw(section);
}
