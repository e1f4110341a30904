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

/** A compiled `query <Component>TestQuery @raw_response_type` without variables. */
type TestQuery = {
  readonly variables: Record<string, never>;
  readonly response: unknown;
  readonly rawResponse?: object;
};

/** What the content backend answers; a field that is left out is null. */
type Fields<TValue> = TValue extends readonly (infer TItem)[]
  ? readonly Fields<TItem>[]
  : TValue extends object
    ? { readonly [Key in keyof TValue]?: Fields<TValue[Key]> }
    : TValue;

type QueryTest<TQuery extends TestQuery> = {
  query: GraphQLTaggedNode;
  answer: Fields<NonNullable<TQuery['rawResponse']>>;
  draw: (response: TQuery['response']) => ReactNode;
  locale?: Locale;
};

/** Draws from an answer of the content backend, with the real Relay store and a language's catalogue. */
export async function renderQuery<TQuery extends TestQuery>(test: QueryTest<TQuery>): Promise<RenderResult> {
  const { query, answer, draw, locale = defaultLocale } = test;
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('A component asked for data of its own.'))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
  });
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), { ...answer });
  const i18n = await createI18n(locale);
  return render(
    <I18nProvider i18n={i18n}>
      <RelayEnvironmentProvider environment={environment}>
        <Drawn<TQuery> query={query} draw={draw} />
      </RelayEnvironmentProvider>
    </I18nProvider>,
  );
}

function Drawn<TQuery extends TestQuery>({ query, draw }: Pick<QueryTest<TQuery>, 'query' | 'draw'>) {
  return draw(useLazyLoadQuery<TQuery>(query, {}, { fetchPolicy: 'store-only' }));
}
