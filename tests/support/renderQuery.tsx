import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import { renderResponse } from './renderResponse.tsx';

/** A compiled `query <Component>TestQuery @raw_response_type` without variables. */
type TestQuery = {
  readonly variables: Record<string, never>;
  readonly response: unknown;
  readonly rawResponse?: object;
};

/** Response of the content backend. Omitted fields are null. */
type Fields<TValue> = TValue extends readonly (infer TItem)[]
  ? readonly Fields<TItem>[]
  : TValue extends object
    ? { readonly [Key in keyof TValue]?: Fields<TValue[Key]> }
    : TValue;

type QueryTest<TQuery extends TestQuery> = {
  query: GraphQLTaggedNode;
  payload: Fields<NonNullable<TQuery['rawResponse']>>;
  renderContent: (response: TQuery['response']) => ReactNode;
  locale?: Locale;
};

/** Renders a response of the content backend; see `renderResponse`. */
export function renderQuery<TQuery extends TestQuery>(test: QueryTest<TQuery>): Promise<RenderResult> {
  return renderResponse<TQuery['response']>({ locale: defaultLocale, ...test });
}
