import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head } from '#components/sections/samples/parts.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'Contact'> = {
  kind: 'Contact',

  title: fullTitle('Contact'),
  subtitle: head.subtitle,
  description: head.description,
  backgroundColor: 'white',
  contactinfo: words(
    '<p>Street and number<br /><a href="mailto:hello@your-company.example">hello@your-company.example</a></p>',
    '<p>Gade og nummer<br /><a href="mailto:hello@your-company.example">hello@your-company.example</a> (mail)</p>',
    '<p>Straße und Hausnummer<br /><a href="mailto:hello@your-company.example">hello@your-company.example</a> (E-Mail)</p>',
  ),
  contactForm: {
    title: words('Every type of field', 'Alle slags felter', 'Jede Art von Feld'),
    submitLabel: words('Send', 'Send nu', 'Senden'),
    formField: [
      {
        name: 'fullName',
        type: 'text',
        width: 'half',
        placeholder: words('Full name', 'Fulde navn', 'Vor- und Nachname'),
      },
      { name: 'email', type: 'email', width: 'half', placeholder: words('Email', 'Mail', 'E-Mail') },
      { name: 'phone', type: 'tel', width: 'half', placeholder: words('Phone', 'Telefon', 'Telefonnummer') },
      {
        name: 'numberOfUsers',
        type: 'number',
        width: 'half',
        placeholder: words('Number of users', 'Antal brugere', 'Anzahl Nutzer'),
      },
      {
        name: 'description',
        type: 'textarea',
        width: 'full',
        placeholder: words('Your message', 'Din besked', 'Ihre Nachricht'),
      },
    ],
  },
};

/** Only the required fields. */
export const minimal: SectionOf<'Contact'> = {
  kind: 'Contact',
  contactForm: { formField: [{ name: 'email' }] },
};
