import { msg } from '@lingui/core/macro';
import type { StaticHead } from '#renderer/types.ts';

export const staticHead: StaticHead = (i18n) => ({
  title: i18n._(
    msg({
      message: 'Search',
      comment: 'Button that searches the website, name of the page with what is found',
    }),
  ),
  isIndexed: false,
});
