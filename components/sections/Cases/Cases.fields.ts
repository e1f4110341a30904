import { defineKind, words } from '#content-model/Field.ts';
import {
  backgroundColor,
  globalButtons,
  head,
  image,
  link,
  picture,
  plainText,
  title,
} from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Customer stories', 'Kundehistorier', 'Kundengeschichten'),
  help: words(
    'Customer stories with logo and image. Figures of the first are listed above the text.',
    'Kundehistorier med logo og billede. Den førstes nøgletal vises over teksten.',
    'Kundengeschichten mit Logo und Bild. Die Kennzahlen der ersten stehen über dem Text.',
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
      label: words('Customer stories', 'Kundehistorier', 'Kundengeschichten'),
      add: words('Add customer story', 'Tilføj kundehistorie', 'Kundengeschichte hinzufügen'),
      fields: [title, plainText, image, picture('logo', words('Logo', 'Logo', 'Logo')), link],
    },
    backgroundColor,
    globalButtons,
  ],
});
