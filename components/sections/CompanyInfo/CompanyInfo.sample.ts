import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head } from '#components/sections/samples/parts.ts';
import { logo } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'CompanyInfo'> = {
  kind: 'CompanyInfo',

  ...head,
  title: fullTitle('CompanyInfo'),
  image: logo,
  info: [
    { label: words('Name', 'Navn', 'Firma'), value: 'Your Company' },
    {
      label: words('Address', 'Adresse', 'Anschrift'),
      value: words('Street and number, town', 'Gade og nummer, by', 'Straße und Hausnummer, Ort'),
    },
    { label: words('Registration number', 'CVR-nummer', 'Register\u00ADnummer'), value: '12 34 56 78' },
    { label: words('VAT number', 'Momsnummer', 'USt-IdNr.'), value: 'XX 12 34 56 78' },
    { label: words('Founded', 'Grundlagt', 'Gegründet'), value: '2010' },
    { label: words('Email', 'Mail', 'E-Mail'), value: 'hello@your-company.example' },
  ],
};

/** Only the required fields. */
export const minimal: SectionOf<'CompanyInfo'> = {
  kind: 'CompanyInfo',
  info: [{ label: words('VAT number', 'Momsnummer', 'USt-IdNr.'), value: 'XX 12 34 56 78' }],
};
