import { l } from '../../localised.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { samplesOf } from './samples.ts';

/** As little as an editor may enter: what a kind cannot do without, every other field empty. */
export const page: PageFixture = {
  name: 'minimal-sections',
  id: 41,
  slug: l('minimal-sections', 'sektioner-minimum', 'abschnitte-minimum'),
  title: l('Sections with almost nothing', 'Sektioner med næsten intet', 'Abschnitte mit fast nichts'),
  seo: { noindex: true },
  sections: samplesOf('minimal'),
};
