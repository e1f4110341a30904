import { defineKind, words } from '#content-model/Field.ts';
import {
  backgroundColor,
  email,
  globalButtons,
  head,
  image,
  personName,
  phone,
  role,
} from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Contact person', 'Kontaktperson', 'Ansprechperson'),
  help: words(
    'A contact person for visitors.',
    'En kontaktperson for besøgende.',
    'Eine Ansprechperson für Besucher.',
  ),
  synonyms: words(
    'contact, person, phone, telephone, email, sales, support',
    'kontakt, person, telefon, e-mail, salg, support',
    'Kontakt, Person, Telefon, E-Mail, Vertrieb, Support',
  ),
  group: 'people',
  drawing: 'C22,32,15 T46,14,38 L46,26,40 L46,31,34 B46,42,18 B68,42,18',
  fields: [
    ...head,
    {
      name: 'contactPerson',
      type: 'group',
      label: words('Person', 'Person', 'Person'),
      fields: [personName, role, image],
    },
    email,
    phone,
    backgroundColor,
    globalButtons,
  ],
});
