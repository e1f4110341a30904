import { msg } from '@lingui/core/macro';
import type { StaticHead } from '#renderer/types.ts';

export const staticHead: StaticHead = (i18n) => ({
  title: i18n._(
    msg({ message: 'API reference', comment: 'Name of the API documentation and of its table of contents' }),
  ),
  description: i18n._(
    msg({
      message: 'Every API operation, with parameters, examples and errors.',
      comment: 'Description of the API documentation for search engines',
    }),
  ),
  isIndexed: true,
});
