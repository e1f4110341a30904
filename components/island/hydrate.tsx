import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Component, createElement, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageLocale } from '#locales/locales.ts';
import { reportClientError } from '#components/page/reportClientError.ts';

/** Lets React take an island's HTML over. Settles once everything in it works. */
export function hydrate(island: HTMLElement, Drawn: ComponentType<never>, messages: Messages): Promise<Root> {
  const locale = pageLocale();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const html = island.innerHTML;
  return new Promise((resolve) => {
    const root: Root = hydrateRoot(
      island,
      // Each holds one child, as on the server: React's ids tell of the branches above them.
      <Committed then={() => resolve(root)}>
        <Boundary html={html}>
          <I18nProvider i18n={i18n}>
            {createElement<never>(Drawn, read(island.getAttribute('props')))}
          </I18nProvider>
        </Boundary>
      </Committed>,
      { identifierPrefix: island.getAttribute('prefix') ?? '' },
    );
  });
}

/** The server wrote it from props that the compiler checked (`Island`). */
function read<TProps>(json: string | null): TProps {
  return JSON.parse(json ?? '{}');
}

function Committed({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return children;
}

/** Puts the server's HTML back where an island throws: without script it works too. */
class Boundary extends Component<{ html: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: { componentStack?: string | null }) {
    reportClientError(error, componentStack ?? '');
  }

  override render() {
    const { html, children } = this.props;
    return this.state.hasFailed ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children;
  }
}
