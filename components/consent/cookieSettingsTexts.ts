import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Translation } from 'vanilla-cookieconsent';
import { isLocale, locales } from '#locales/locales.ts';
import type { ChatSettings } from '#schema/chat.ts';
import { categoryNames } from './categories.ts';
import { cookieCategories, type CookieCategory } from './consentCookie.ts';
import { siteCookies } from './cookies.ts';
import { lifetimeText } from './lifetimeText.ts';

const descriptions = {
  necessary: msg({
    message: 'Your language, this choice, and the currency of our prices. The site needs them.',
  }),
  preferences: msg({ message: 'Lets the support chat remember you.' }),
  statistics: msg({ message: 'Would count what is read. We set none at present.' }),
  marketing: msg({ message: 'Would follow you to other sites. We set none at present.' }),
};

/** The words of the cookie settings, in one language. */
export function cookieSettingsTexts(i18n: I18n, chat: ChatSettings | undefined): Translation {
  return {
    // The question is the page's own (`ConsentQuestion`).
    consentModal: {},
    preferencesModal: {
      title: i18n._(
        msg({ message: 'Cookie settings', comment: 'Title of the cookie dialog, name of its icon' }),
      ),
      acceptAllBtn: i18n._(msg({ message: 'Allow all', comment: 'Button of the cookie dialog' })),
      acceptNecessaryBtn: i18n._(msg({ message: 'Refuse all', comment: 'Button of the cookie dialog' })),
      savePreferencesBtn: i18n._(msg({ message: 'Save choice', comment: 'Button of the cookie dialog' })),
      closeIconLabel: i18n._(msg({ message: 'Close', comment: 'Button of a dialog' })),
      sections: cookieCategories.map((category) => ({
        title: i18n._(categoryNames[category]),
        description: i18n._(descriptions[category]),
        linkedCategory: category,
        ...cookieTable(i18n, chat, category),
      })),
    },
  };
}

function cookieTable(i18n: I18n, chat: ChatSettings | undefined, category: CookieCategory) {
  const entries = siteCookies(chat).filter((entry) => entry.category === category);
  if (entries.length === 0) return {};
  const isoCode = isLocale(i18n.locale) ? locales[i18n.locale].isoCode : locales.en.isoCode;
  return {
    cookieTable: {
      headers: {
        name: i18n._(msg({ message: 'Name', comment: 'Column of the list of cookies' })),
        purpose: i18n._(msg({ message: 'What for', comment: 'Column of the list of cookies' })),
        lifetime: i18n._(msg({ message: 'How long', comment: 'Column of the list of cookies' })),
      },
      body: entries.map(({ name, purpose, lifetime }) => ({
        name,
        purpose: i18n._(purpose),
        lifetime:
          lifetimeText(lifetime, isoCode) ??
          i18n._(msg({ message: 'Until you delete it', comment: 'How long something stays in the browser' })),
      })),
    },
  };
}
