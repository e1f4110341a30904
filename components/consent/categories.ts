import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CookieCategory } from './consentCookie.ts';

export const categoryNames: Record<CookieCategory, MessageDescriptor> = {
  necessary: msg({ message: 'Necessary', comment: 'A category of cookies' }),
  preferences: msg({ message: 'Preferences', comment: 'A category of cookies' }),
  statistics: msg({ message: 'Statistics', comment: 'A category of cookies' }),
  marketing: msg({ message: 'Marketing', comment: 'A category of cookies' }),
};
