import { I18nProvider } from '@lingui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
  type GraphQLTaggedNode,
} from 'relay-runtime';
import { createI18n } from '#locales/createI18n.ts';
import type { Locale } from '#locales/locales.ts';

/**
 * Draws from an answer of the content backend as the site does: with Relay's own store and a language's words, on the
 * server. What is seen is HTML; islands in it hydrate once `startIslands` was called.
 */
export async function drawAnswer<TResponse>(test: {
  query: GraphQLTaggedNode;
  answer: object;
  draw: (response: TResponse) => ReactNode;
  locale: Locale;
}): Promise<RenderResult> {
  const { query, answer, draw, locale } = test;
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('A component asked for data of its own.'))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
    isServer: true,
  });
  const descriptor = createOperationDescriptor(getRequest(query), {});
  environment.commitPayload(descriptor, { ...answer });
  // The compiler wrote the type of the operation that is looked up.
  const response = environment.lookup(descriptor.fragment).data as TResponse;
  const i18n = await createI18n(locale);
  document.documentElement.lang = locale;
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <RelayEnvironmentProvider environment={environment}>{draw(response)}</RelayEnvironmentProvider>
    </I18nProvider>,
  );
  return render(<div dangerouslySetInnerHTML={{ __html: html }} />);
}
