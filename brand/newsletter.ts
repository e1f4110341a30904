import { msg } from '#locales/msg.ts';
import type { Interests } from '#schema/interests.ts';

/**
 * Interests that subscribers may choose, by the IDs that are stored and sent to the mailing tool. Editors choose for
 * each Sign-up section which ones it offers. Replace them with your own, with texts in each language:
 * docs/newsletter.md.
 */
export const interests: Interests = {
  product: {
    label: msg({
      message: 'New products',
      comment: 'Label of a checkbox: an interest of a newsletter subscriber',
    }),
    editors: { en: 'New products', da: 'Nye produkter', de: 'Neue Produkte' },
  },
  prices: {
    label: msg({
      message: 'Prices and limits',
      comment: 'Label of a checkbox: an interest of a newsletter subscriber',
    }),
    editors: { en: 'Prices and limits', da: 'Priser og grænser', de: 'Preise und Limits' },
  },
  coverage: {
    label: msg({
      message: 'Coverage',
      comment: 'Label of a checkbox: an interest of a newsletter subscriber',
    }),
    editors: { en: 'Coverage', da: 'Dækning', de: 'Abdeckung' },
  },
};
