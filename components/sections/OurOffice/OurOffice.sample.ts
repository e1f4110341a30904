import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, link } from '#components/sections/samples/parts.ts';
import { map } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'OurOffice'> = {
  kind: 'OurOffice',

  ...head,
  title: fullTitle('OurOffice'),
  offices: [
    {
      name: words('Head office', 'Hovedkontor', 'Zentrale'),
      address: words(
        'Your Company\n1 Main Street\n1000 Your Town',
        'Your Company\nHovedgaden 1\n1000 Din By',
        'Your Company\nHauptstraße 1\n1000 Ihre Stadt',
      ),
      phone: '+45 00 00 00 00',
      image: map,
      mapLink: link(
        'https://www.openstreetmap.org/#map=15/55.7083/12.6000',
        words('Find the way', 'Find vej', 'So finden Sie uns'),
      ),
    },
  ],
};

/** Only the required fields. */
export const minimal: SectionOf<'OurOffice'> = {
  kind: 'OurOffice',
  offices: [{ name: words('Head office', 'Hovedkontor', 'Zentrale') }],
};
