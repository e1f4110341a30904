import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the viewer says in English in every language, or does not say at all: see `mendViewer`. */
export function mendedLabels(i18n: I18n) {
  return {
    copy: i18n._(msg({ message: 'Copy', comment: 'Button beside a code example, which copies it' })),
    copied: i18n._(msg({ message: 'Copied', comment: 'Said once a code example is copied' })),
    contact: i18n._(
      msg({ message: 'Contact page', comment: 'Link to where the people behind the API are reached' }),
    ),
    search: i18n._(msg({ message: 'Search', comment: 'Names a field that shortens a list, and the list' })),
    menu: i18n._(
      msg({
        message: 'API reference',
        comment: 'Name of the bar of the API documentation, which opens its contents on a telephone',
      }),
    ),
  };
}

export type MendedLabels = ReturnType<typeof mendedLabels>;
