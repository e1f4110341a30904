import { msg } from '@lingui/core/macro';
import type { StaticHead } from '#renderer/types.ts';

/** Not indexed, because the settings open over any page. */
export const staticHead: StaticHead = (i18n) => ({
  title: i18n._(msg({ message: 'Cookie settings', comment: 'Title of the cookie dialog, name of its icon' })),
  isIndexed: false,
});
