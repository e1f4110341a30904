import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { packages } from '../packages.ts';

/** Password-protected page: WordPress hides content and language but still serves the sections. */
export const page: PageFixture = {
  name: 'partner-prices',
  id: 32,
  slug: l('partner-prices', 'partnerpriser', 'partnerpreise'),
  title: l('Partner prices', 'Partnerpriser', 'Partnerpreise'),
  isProtected: true,
  content: l(
    'Twelve per cent below the list, for partners only.',
    'Tolv procent under listen, kun for partnere.',
    'Zwölf Prozent unter der Liste, nur für Partner.',
  ),
  seo: { noindex: true },
  sections: [
    {
      kind: 'PackageSelector',
      title: l('Prices for partners', 'Priser for partnere', 'Preise für Partner'),
      defaultCurrency: { en: 'usd', da: 'dkk', de: 'eur' },
      backgroundColor: 'white',
      packages,
    },
  ],
};
