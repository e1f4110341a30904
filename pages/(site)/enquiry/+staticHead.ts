import { msg } from '@lingui/core/macro';
import type { StaticHead } from '#renderer/types.ts';

/** Not indexed, because the form opens over any page. This page is for visitors without JavaScript. */
export const staticHead: StaticHead = (i18n) => ({
  title: i18n._(msg({ message: 'Talk to us', comment: 'Heading of the form for new customers' })),
  isIndexed: false,
});
