import { l } from '#cms/content/localised.ts';
import { fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Contact'> = {
  kind: 'Contact',

  title: fullTitle('Contact'),
  subtitle: head.subtitle,
  description: head.description,
  backgroundColor: 'white',
  contactinfo: l(
    '<p>Pejlekajen 7<br /><a href="mailto:hello@kystlink.example">hello@kystlink.example</a></p>',
    '<p>Pejlekajen 7<br /><a href="mailto:hello@kystlink.example">hello@kystlink.example</a> (mail)</p>',
    '<p>Pejlekajen 7<br /><a href="mailto:hello@kystlink.example">hello@kystlink.example</a> (E-Mail)</p>',
  ),
  contactForm: {
    title: l('Every type of field', 'Alle slags felter', 'Jede Art von Feld'),
    submitLabel: l('Send', 'Send nu', 'Senden'),
    formField: [
      {
        name: 'fullName',
        type: 'text',
        width: 'half',
        placeholder: l('Full name', 'Fulde navn', 'Vor- und Nachname'),
      },
      { name: 'email', type: 'email', width: 'half', placeholder: l('Email', 'Mail', 'E-Mail') },
      { name: 'phone', type: 'tel', width: 'half', placeholder: l('Phone', 'Telefon', 'Telefonnummer') },
      {
        name: 'numberOfSims',
        type: 'number',
        width: 'half',
        placeholder: l('Number of SIMs', 'Antal SIM-kort', 'Anzahl SIM-Karten'),
      },
      {
        name: 'description',
        type: 'textarea',
        width: 'full',
        placeholder: l('Your message', 'Din besked', 'Ihre Nachricht'),
      },
    ],
  },
};

/** What it cannot do without. */
export const minimal: SectionOf<'Contact'> = {
  kind: 'Contact',
  contactForm: { formField: [{ name: 'email' }] },
};
