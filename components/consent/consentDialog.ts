import type { I18n } from '@lingui/core';
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import type { ChatSettings } from '#schema/chat.ts';
import { leaveFocusAlone, placeBesideThePage, returnFocus } from './besideThePage.ts';
import { consentCookie } from './consentCookie.ts';
import { consentTexts } from './consentTexts.ts';

export type ConsentPage = { i18n: I18n; chat: ChatSettings | undefined };

// The library draws one dialog a document; this is the language it speaks. Never touched on the server.
let shownIn: string | undefined;

/** Asks who has not chosen yet, in the page's language. */
export async function askForConsent({ i18n, chat }: ConsentPage): Promise<void> {
  const { locale } = i18n;
  if (shownIn === locale) return;
  if (shownIn !== undefined) CookieConsent.reset();
  shownIn = locale;
  await CookieConsent.run({
    revision: consentCookie.revision,
    // Whether a machine looks is its own matter: who opens the settings gets them.
    hideFromBots: false,
    root: placeBesideThePage(),
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') leaveFocusAlone(modal);
    },
    onModalHide: ({ modalName }) => {
      if (modalName === 'consentModal') returnFocus();
    },
    cookie: {
      name: consentCookie.name,
      expiresAfterDays: consentCookie.lifetimeDays,
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    },
    guiOptions: {
      consentModal: { layout: 'box inline', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      preferences: {},
      statistics: {},
      marketing: {},
    },
    language: { default: locale, translations: { [locale]: consentTexts(i18n, chat) } },
  });
}

/** Opens the settings, whatever was chosen. */
export async function openCookieSettings(page: ConsentPage): Promise<void> {
  await askForConsent(page);
  CookieConsent.showPreferences();
  // The library's dialog stands outside of the pages: a step back would leave it over another one.
  window.addEventListener('popstate', () => CookieConsent.hidePreferences(), { once: true });
}
