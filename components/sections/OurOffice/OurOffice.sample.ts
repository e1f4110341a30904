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
        'Your Company\nStreet and number\nPostcode and town',
        'Your Company\nGade og nummer\nPostnummer og by',
        'Your Company\nStraße und Hausnummer\nPostleitzahl und Ort',
      ),
      phone: '+00 000 000',
      image: map,
      mapLink: link('https://www.openstreetmap.org/', words('Find the way', 'Find vej', 'So finden Sie uns')),
    },
  ],
};

/** Only the required fields. */
export const minimal: SectionOf<'OurOffice'> = {
  kind: 'OurOffice',
  offices: [{ name: words('Head office', 'Hovedkontor', 'Zentrale') }],
};
