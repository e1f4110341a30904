import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head } from '#components/sections/samples/parts.ts';
import { avatar } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'ContactSection'> = {
  kind: 'ContactSection',

  ...head,
  title: fullTitle('ContactSection'),
  contactPerson: {
    name: 'Robin Berg',
    role: words('Customer service', 'Kundeservice', 'Kundendienst'),
    image: avatar,
  },
  email: 'robin@your-company.example',
  phone: '+00 000 000',
  backgroundColor: 'light',
  globalButtons: allButtons.slice(1, 3),
};

/** Only the required fields. */
export const minimal: SectionOf<'ContactSection'> = {
  kind: 'ContactSection',

  title: words(
    'Another question?',
    'Et spørgsmål mere?',
    'Noch eine Frage zur Datenverarbeitungs\u00ADvereinbarung?',
  ),
};
