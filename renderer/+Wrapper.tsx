import * as parts from '#brand/parts.ts';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { usePageContext } from 'vike-react/usePageContext';
import { SupportChat } from '#components/chat/SupportChat.tsx';
import { CookieBanner } from '#components/consent/CookieBanner.tsx';
import { FormSettingsContext } from '#components/page/FormSettings.ts';
import { ConnectionNotice } from '#components/page/connection/BottomBanner.tsx';
import { SharedChangesBar } from '#components/preview/SharedChangesBar.tsx';
import { emptyEnvironment } from './data/contentEnvironment.ts';

/** Wraps every page, whatever its layout. */
export function Wrapper({ children }: { children: ReactNode }) {
  const { i18n, data, services } = usePageContext();
  return (
    <RelayEnvironmentProvider environment={data.answer?.environment ?? emptyEnvironment()}>
      <I18nProvider i18n={i18n}>
        {/* Shared changes are unpublished, so visits to them are not counted. */}
        {parts.consent && services.changes === undefined && <CookieBanner />}
        <FormSettingsContext value={data}>{children}</FormSettingsContext>
        {services.changes && <SharedChangesBar changes={services.changes} />}
        <ConnectionNotice />
        {parts.chat && <SupportChat />}
      </I18nProvider>
    </RelayEnvironmentProvider>
  );
}
