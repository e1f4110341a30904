import { msg } from '@lingui/core/macro';
import type { StaticHead } from '#renderer/types.ts';

export const staticHead: StaticHead = (i18n) => ({
  title: i18n._(
    msg({
      message: 'Search',
      comment: 'Button of the site search, title of the results page',
    }),
  ),
  isIndexed: false,
});
