import { l } from './localised.ts';
import { media } from './media.ts';
import type { SectionOf } from './sections/Section.ts';
import { link } from './sections/parts.ts';

export const companyInfo: SectionOf<'CompanyInfo'> = {
  kind: 'CompanyInfo',
  title: l('The company, as registered', 'Firmaet, som det står i registret', 'Angaben zum Unternehmen'),
  info: [
    { label: l('Name', 'Navn', 'Name'), value: 'Kystlink ApS' },
    {
      label: l('Address', 'Adresse', 'Anschrift'),
      value: l(
        'Pejlekajen 7, DK-2150 Nordhavn',
        'Pejlekajen 7, 2150 Nordhavn',
        'Pejlekajen 7, DK-2150 Nordhavn',
      ),
    },
    { label: l('Registration number', 'CVR-nummer', 'Register\u00ADnummer'), value: 'CVR 99 12 34 07' },
    {
      label: l('VAT number', 'Momsnummer', 'USt-IdNr.'),
      value: 'DK 99 12 34 07',
    },
    { label: l('Founded', 'Grundlagt', 'Gegründet'), value: l('{founded}', '{founded}', '{founded}') },
    { label: l('People', 'Ansatte', 'Mitarbeitende'), value: l('{people}', '{people}', '{people}') },
    {
      label: l('Core network', 'Kernenet', 'Kernnetz'),
      value: l('Copenhagen and Frankfurt', 'København og Frankfurt', 'Kopenhagen und Frankfurt'),
    },
    { label: l('Represented by', 'Tegnes af', 'Vertreten durch'), value: 'Signe Holm' },
    { label: 'Website', value: 'www.kystlink.example' },
    { label: l('Telephone', 'Telefon', 'Telefon'), value: l('{telephone}', '{telephone}', '{telephone}') },
    { label: l('Network status', 'Netstatus', 'Netzstatus'), value: 'status.kystlink.example' },
    { label: l('Email', 'Mail', 'E-Mail'), value: 'hello@kystlink.example' },
  ],
};

export const office: SectionOf<'OurOffice'> = {
  kind: 'OurOffice',
  title: l(
    'Come by, if the bridge is down',
    'Kig forbi, når broen er nede',
    'Kommen Sie vorbei, wenn die Brücke unten ist',
  ),
  description: l(
    '<em>55°42.5′N 12°36.0′E</em>. Second floor, above the sailmaker. The bell does not work; the antenna does.',
    '<em>55°42,5′N 12°36,0′Ø</em>. Anden sal, over sejlmageren. Dørklokken virker ikke; det gør antennen.',
    '<em>55°42,5′N 12°36,0′O</em>. Zweiter Stock, über dem Segelmacher. Die Klingel funktioniert nicht, die Antenne schon.',
  ),
  offices: [
    {
      name: 'Nordhavn',
      address: l(
        'Kystlink ApS\nPejlekajen 7, second floor\nDK-2150 Nordhavn',
        'Kystlink ApS\nPejlekajen 7, 2. sal\n2150 Nordhavn',
        'Kystlink ApS\nPejlekajen 7, zweiter Stock\nDK-2150 Nordhavn',
      ),
      image: {
        ...media(
          'chart-oresund-night.svg',
          l(
            'Chart of the Sound with a light on the Nordhavn quay',
            'Søkort over Øresund med et lys på kajen i Nordhavn',
            'Seekarte des Öresunds mit einem Licht am Kai von Nordhavn',
          ),
        ),
        drawing: {
          kind: 'map',
          rows: [{ text: 'Nordhavn', detail: '45.8 59.7', state: 'signal' }],
        },
      },
      mapLink: link(
        'https://www.openstreetmap.org/?mlat=55.7083&mlon=12.6000#map=15/55.7083/12.6000',
        l('Find the way', 'Find vej', 'So finden Sie uns'),
      ),
    },
  ],
};
