import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Component, createElement, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageLocale } from '#locales/locales.ts';
import { reportClientError } from '#components/page/reportClientError.ts';

/** Hydrates an island's HTML with React. Resolves once all of it is hydrated. */
export function hydrate(
  island: HTMLElement,
  IslandComponent: ComponentType<never>,
  messages: Messages,
): Promise<Root> {
  const locale = pageLocale();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const html = island.innerHTML;
  return new Promise((resolve) => {
    const root: Root = hydrateRoot(
      island,
      // Each element has a single child, as on the server, because React's IDs depend on the ancestors.
      <Committed then={() => resolve(root)}>
        <Boundary html={html}>
          <I18nProvider i18n={i18n}>
            {createElement<never>(IslandComponent, parseProps(island.getAttribute('props')))}
          </I18nProvider>
        </Boundary>
      </Committed>,
      { identifierPrefix: island.getAttribute('prefix') ?? '' },
    );
  });
}

/** Parses the props that the server serialised; `Island` has checked their type. */
function parseProps<TProps>(json: string | null): TProps {
  return JSON.parse(json ?? '{}');
}

function Committed({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return children;
}

/** Restores the server's HTML if an island throws, because that HTML works without a script. */
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
