import { defineKind, words } from '#content-model/Field.ts';
import { head, image, personName, phone } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Offices', 'Kontorer', 'Büros'),
  help: words('Addresses, each with a map.', 'Adresser, hver med et kort.', 'Adressen mit je einer Karte.'),
  synonyms: words(
    'map, location, locations, address, directions, opening hours, find us',
    'kort, placering, adresse, rutevejledning, åbningstider, find os',
    'Karte, Standort, Standorte, Adresse, Anfahrt, Öffnungszeiten',
  ),
  group: 'people',
  drawing: 'P6,6,84,30 C48,18,4 T6,42,28 L6,50,36 L6,55,28 L54,42,30 L54,50,30',
  fields: [
    ...head,
    {
      name: 'offices',
      type: 'repeater',
      max: 12,
      label: words('Offices', 'Kontorer', 'Büros'),
      add: words('Add office', 'Tilføj kontor', 'Büro hinzufügen'),
      fields: [
        personName,
        {
          name: 'address',
          type: 'textarea',
          rows: 3,
          maxLength: 300,
          label: words('Address', 'Adresse', 'Adresse'),
        },
        phone,
        image,
        { name: 'mapLink', type: 'link', label: words('Map', 'Kort', 'Karte') },
      ],
    },
  ],
});
