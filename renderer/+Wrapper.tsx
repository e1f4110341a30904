import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { OnDemand } from '#components/site/OnDemand.tsx';
import './styles.css';

export function Wrapper({ children }: { children: ReactNode }) {
  const { i18n } = usePageContext();
  return (
    <I18nProvider i18n={i18n}>
      {children}
      <OnDemand />
    </I18nProvider>
  );
}
