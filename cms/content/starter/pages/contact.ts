import { l } from '../../localised.ts';
import { company } from '../company.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { hours } from '../drawings.ts';

export const page: PageFixture = {
  name: 'contact',
  id: 7,
  slug: l('contact', 'kontakt', 'kontakt'),
  title: l('Contact', 'Kontakt', 'Kontakt'),
  seo: {
    description: l(
      'Write to us or come by. A person reads your message and answers on a working day.',
      'Skriv til os eller kom forbi. Et menneske læser din besked og svarer på en hverdag.',
      'Schreiben Sie uns oder kommen Sie vorbei. Ein Mensch liest Ihre Nachricht und antwortet an einem Werktag.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('Write to us', 'Skriv til os', 'Schreiben Sie uns'),
      description: l(
        'A person reads your message and answers on the next working day at the latest.',
        'Et menneske læser din besked og svarer senest næste hverdag.',
        'Ein Mensch liest Ihre Nachricht und antwortet spätestens am nächsten Werktag.',
      ),
      image: hours,
    },
    {
      kind: 'Contact',
      backgroundColor: 'white',
      contactinfo: l(
        `<p><strong>Address</strong><br />${company.html.lines}</p><p><strong>Email</strong><br />${company.html.email}</p>`,
        `<p><strong>Adresse</strong><br />${company.html.lines}</p><p><strong>Mail</strong><br />${company.html.email}</p>`,
        `<p><strong>Adresse</strong><br />${company.html.lines}</p><p><strong>E-Mail</strong><br />${company.html.email}</p>`,
      ),
      contactForm: {
        title: l('Your message', 'Din besked', 'Ihre Nachricht'),
        submitLabel: l('Send message', 'Send besked', 'Nachricht senden'),
        formField: [
          {
            name: 'fullName',
            type: 'text',
            width: 'half',
            placeholder: l('Full name', 'Fulde navn', 'Vor- und Nachname'),
          },
          { name: 'company', type: 'text', width: 'half', placeholder: l('Company', 'Firma', 'Unternehmen') },
          {
            name: 'email',
            type: 'email',
            width: 'half',
            placeholder: l('Email address', 'Mailadresse', 'E-Mail-Adresse'),
          },
          { name: 'phone', type: 'tel', width: 'half', placeholder: l('Phone', 'Telefon', 'Telefon') },
          {
            name: 'description',
            type: 'textarea',
            width: 'full',
            placeholder: l('What is it about?', 'Hvad drejer det sig om?', 'Worum geht es?'),
          },
        ],
      },
    },
  ],
};
