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
 * Renders a response of the content backend as the site does: on the server, with Relay's store and the strings of a
 * language. Returns plain HTML, whose islands hydrate once `startIslands` is called.
 */
export async function renderResponse<TResponse>(options: {
  query: GraphQLTaggedNode;
  payload: object;
  renderContent: (response: TResponse) => ReactNode;
  locale: Locale;
}): Promise<RenderResult> {
  const { query, payload, renderContent, locale } = options;
  const environment = new Environment({
    network: Network.create(() =>
      Promise.reject(new Error('A component started a query of its own. Only page queries may fetch data.')),
    ),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
    isServer: true,
  });
  const descriptor = createOperationDescriptor(getRequest(query), {});
  environment.commitPayload(descriptor, { ...payload });
  // The type was generated for the operation that is looked up here.
  const response = environment.lookup(descriptor.fragment).data as TResponse;
  const i18n = await createI18n(locale);
  document.documentElement.lang = locale;
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <RelayEnvironmentProvider environment={environment}>{renderContent(response)}</RelayEnvironmentProvider>
    </I18nProvider>,
  );
  return render(<div dangerouslySetInnerHTML={{ __html: html }} />);
}
