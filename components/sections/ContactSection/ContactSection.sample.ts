import { l } from '#cms/content/localised.ts';
import { media } from '#cms/content/media.ts';
import { allButtons, fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'ContactSection'> = {
  kind: 'ContactSection',

  ...head,
  title: fullTitle('ContactSection'),
  contactPerson: {
    name: 'Emre Aydın',
    role: l('Core network', 'Kernenet', 'Kernnetz'),
    image: media('avatar-emre-aydin.svg', l('Emre Aydın', 'Emre Aydın', 'Emre Aydın')),
  },
  email: 'emre@kystlink.example',
  phone: '+45 00 00 00 00',
  backgroundColor: 'light',
  globalButtons: allButtons.slice(1, 3),
};

/** What it cannot do without. */
export const minimal: SectionOf<'ContactSection'> = {
  kind: 'ContactSection',

  title: l(
    'Another question?',
    'Et spørgsmål mere?',
    'Noch eine Frage zur Datenverarbeitungs\u00ADvereinbarung?',
  ),
};
