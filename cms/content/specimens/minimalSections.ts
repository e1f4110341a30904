import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { samplesOf, type Shown } from './samples.ts';

/** Creates a page that has each section kind once, with only the required fields filled in. */
export const minimalSections = (shown: Shown): PageFixture => ({
  name: 'minimal-sections',
  id: 41,
  slug: l('minimal-sections', 'sektioner-minimum', 'abschnitte-minimum'),
  title: l('Sections with almost nothing', 'Sektioner med næsten intet', 'Abschnitte mit fast nichts'),
  seo: { noindex: true },
  sections: samplesOf('minimal', shown),
});
