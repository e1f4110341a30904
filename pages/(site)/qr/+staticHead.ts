import { msg } from '@lingui/core/macro';
import type { StaticHead } from '#renderer/types.ts';

export const staticHead: StaticHead = (i18n) => ({
  title: i18n._(
    msg({ message: 'QR code', comment: 'Title of the page that shows the QR code of this website' }),
  ),
  description: i18n._(
    msg({
      message: 'Scan or print this QR code to open our website.',
      comment: 'Description of the QR page for search engines',
    }),
  ),
  isIndexed: true,
});
