import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { allows, onConsentChange } from '../consent/consentCookie.ts';
import { usePage } from '../site/usePage.ts';
import { onOpenChat } from './openChat.ts';
import type { Chat } from './startChat.ts';

const chatHash = '#openchat';

/** Starts the support chat once the page is alive, and opens it for `#openchat` and the open-chat action. */
export function ChatHost() {
  const { i18n } = useLingui();
  const { data } = usePage();
  const { chat: settings } = data;
  const provider = settings?.provider;
  const chat = useRef<Promise<Chat>>(undefined);
  // The chat outlives the pages; what it asks for is asked in the language of the present one.
  const page = useRef({ i18n, chat: settings });
  useEffect(() => {
    page.current = { i18n, chat: settings };
  }, [i18n, settings]);

  useEffect(() => {
    const { chat: present } = page.current;
    if (provider === undefined || present === undefined) return;
    const started = import('./startChat.ts').then(({ startChat }) =>
      startChat(present, {
        isGiven: () => allows('preferences'),
        onChange: onConsentChange,
        ask: () =>
          void import('../consent/consentDialog.ts').then(({ openCookieSettings }) =>
            openCookieSettings(page.current),
          ),
      }),
    );
    chat.current = started;
    const open = () => void started.then((ready) => ready.open());
    const openForHash = () => {
      if (window.location.hash === chatHash) open();
    };
    // A second click on the same link changes no address.
    const openForLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash === chatHash && window.location.hash === chatHash) open();
    };
    window.addEventListener('hashchange', openForHash);
    document.addEventListener('click', openForLink);
    const endActions = onOpenChat(open);
    return () => {
      window.removeEventListener('hashchange', openForHash);
      document.removeEventListener('click', openForLink);
      endActions();
      void started.then((ready) => ready.stop());
    };
  }, [provider]);

  // Each page brings data of its own: this is the arrival on it.
  useEffect(() => {
    if (window.location.hash === chatHash) void chat.current?.then((ready) => ready.open());
  }, [data]);

  return null;
}
