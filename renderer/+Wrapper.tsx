import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { usePageContext } from 'vike-react/usePageContext';
import { emptyEnvironment } from './data/readAnswer.ts';

export function Wrapper({ children }: { children: ReactNode }) {
  const { i18n, data } = usePageContext();
  return (
    <RelayEnvironmentProvider environment={data.answer?.environment ?? emptyEnvironment()}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </RelayEnvironmentProvider>
  );
}
