import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/css-components/base.css';
import 'vanilla-cookieconsent/dist/css-components/light-scheme.css';
import 'vanilla-cookieconsent/dist/css-components/preferences-modal.css';
import './cookieSettings.css';
import { createI18n } from '#locales/createI18n.ts';
import { pageLocale } from '#locales/pageLocale.ts';
import type { ChatSettings } from '#schema/chat.ts';
import { whenRestored } from '#components/site/whenRestored.ts';
import { consentCookie } from './consentCookie.ts';
import { cookieSettingsTexts } from './cookieSettingsTexts.ts';

// The library draws one dialog a document.
let drawn: Promise<void> | undefined;

/** Shows the settings in the page's language, over the page. Rejects when their words cannot be had. */
export async function showCookieSettings(chat: ChatSettings | undefined): Promise<void> {
  drawn ??= draw(chat);
  drawn.catch(() => (drawn = undefined));
  await drawn;
  CookieConsent.showPreferences();
}

async function draw(chat: ChatSettings | undefined): Promise<void> {
  const locale = pageLocale();
  const i18n = await createI18n(locale);
  await CookieConsent.run({
    revision: consentCookie.revision,
    autoShow: false,
    // Whether a machine looks is its own matter: a visitor who opens the settings gets them.
    hideFromBots: false,
    cookie: {
      name: consentCookie.name,
      // Of this host alone, as the answer to the question is.
      domain: '',
      expiresAfterDays: consentCookie.lifetimeDays,
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      preferences: {},
      statistics: {},
      marketing: {},
    },
    language: { default: locale, translations: { [locale]: cookieSettingsTexts(i18n, chat) } },
  });
  // A step back leads to the page without them.
  window.addEventListener('popstate', () => CookieConsent.hidePreferences());
  whenRestored(() => CookieConsent.hidePreferences());
}
