import { defineKind, words } from '#wordpress/model/Field.ts';
import {
  backgroundColor,
  globalButtons,
  head,
  image,
  link,
  picture,
  plainText,
  title,
} from '#wordpress/model/sharedFields.ts';

export const kind = defineKind({
  label: words('Customers', 'Kunder', 'Kunden'),
  help: words(
    'Cases with logo and picture. Figures of the first stand as a list in the text above.',
    'Cases med logo og billede. Tal for den første står som liste i teksten ovenfor.',
    'Fälle mit Logo und Bild. Zahlen des ersten stehen als Liste im Text darüber.',
  ),
  synonyms: words(
    'testimonial, testimonials, quote, quotes, reviews, recommendation, references, customer stories, case studies, success stories, logos, logo wall, clients, partners, social proof',
    'udtalelse, citat, anmeldelser, anbefaling, referencer, kundehistorier, cases, logoer, logovæg, klienter, partnere',
    'Kundenstimmen, Zitat, Bewertungen, Empfehlung, Referenzen, Kundengeschichten, Fallstudien, Logos, Logoleiste, Partner',
  ),
  group: 'people',
  drawing: 'P6,6,52,36 T6,46,36 L6,54,46 P64,6,26,14 L64,24,26 P64,32,26,14 L64,50,26',
  fields: [
    ...head,
    {
      name: 'cases',
      type: 'repeater',
      max: 12,
      label: words('Cases', 'Cases', 'Fälle'),
      add: words('Add a case', 'Tilføj en case', 'Fall hinzufügen'),
      fields: [title, plainText, image, picture('logo', words('Logo', 'Logo', 'Logo')), link],
    },
    backgroundColor,
    globalButtons,
  ],
});
