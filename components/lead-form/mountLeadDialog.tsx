import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { pageLocale } from '#locales/pageLocale.ts';
import { privacyNoticeOfPage } from '#components/privacy/privacyNoticeOfPage.ts';
import { PrivacyNoticeContext } from '#components/privacy/PrivacyNote.tsx';
import { useHashState } from '#components/site/useHashState.ts';
import { LeadDialog } from './LeadDialog.tsx';

/** Draws the modal beside the page: the server draws none, for nobody could open it there. */
export function mountLeadDialog(messages: Messages, wasAddedHere: boolean): void {
  const locale = pageLocale();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <PrivacyNoticeContext value={privacyNoticeOfPage()}>
        <OpenForHash wasAddedHere={wasAddedHere} />
      </PrivacyNoticeContext>
    </I18nProvider>,
  );
}

function OpenForHash({ wasAddedHere }: { wasAddedHere: boolean }) {
  const { isShown, leave } = useHashState('#lead', wasAddedHere);
  return <LeadDialog isOpen={isShown} onClose={leave} />;
}
