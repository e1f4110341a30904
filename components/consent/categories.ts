import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CookieCategory } from './consentCookie.ts';

export const categoryNames: Record<CookieCategory, MessageDescriptor> = {
  necessary: msg({ message: 'Necessary', comment: 'A category of cookies' }),
  preferences: msg({ message: 'Preferences', comment: 'A category of cookies' }),
  statistics: msg({ message: 'Statistics', comment: 'A category of cookies' }),
  marketing: msg({ message: 'Marketing', comment: 'A category of cookies' }),
};

export const categoryDescriptions: Record<CookieCategory, MessageDescriptor> = {
  necessary: msg({
    message: 'Your language, this choice, and the currency of our prices. The site needs them.',
  }),
  preferences: msg({ message: 'Lets the support chat remember you.' }),
  statistics: msg({ message: 'Would count what is read. We set none at present.' }),
  marketing: msg({ message: 'Would follow you to other sites. We set none at present.' }),
};
