import { companyInstruments } from '../drawings/companyInstruments.ts';
import { l } from '../localised.ts';
import { companyInfo, office } from '../office.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { askLotte, writeEmail } from '../shared.ts';

export const page: PageFixture = {
  name: 'contact',
  id: 22,
  slug: l('contact', 'kontakt', 'kontakt'),
  title: l('Contact', 'Kontakt', 'Kontakt'),
  seo: {
    description: l(
      'A person reads your message and answers within the hour on working days; for faults on Fleet and Charter, day and night.',
      'Et menneske læser din besked og svarer inden for en time på hverdage; ved fejl på Fleet og Charter dag og nat.',
      'Ein Mensch liest Ihre Nachricht und antwortet werktags binnen einer Stunde; bei Störungen mit Fleet und Charter Tag und Nacht.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      image: companyInstruments.contact,
      title: l(
        'Write to the one who answers',
        'Skriv til den, der svarer',
        'Schreiben Sie dem, der antwortet',
      ),
      description: l(
        'A person reads your message, not a mailbox. On working days we answer within the hour.',
        'Et menneske læser din besked, ikke en fælles indbakke. På hverdage svarer vi inden for en time.',
        'Ihre Nachricht liest ein Mensch, kein Verteiler. Werktags antworten wir innerhalb einer Stunde.',
      ),
    },
    {
      kind: 'Contact',
      backgroundColor: 'white',
      contactinfo: l(
        '<p><strong>Office</strong><br />Kystlink ApS<br />Pejlekajen 7<br />DK-2150 Nordhavn</p><p><strong>Email</strong><br /><a href="mailto:hello@kystlink.example">hello@kystlink.example</a></p><p><strong>Hours</strong><br /><em>Mon–Fri 07:00–18:00</em><br />Faults on Fleet and Charter at any time</p><p><strong>Phone</strong><br /><a href="tel:{telephoneLink}">{telephone}</a><br />You don’t need a customer number</p>',
        '<p><strong>Kontor</strong><br />Kystlink ApS<br />Pejlekajen 7<br />2150 Nordhavn</p><p><strong>Mail</strong><br /><a href="mailto:hello@kystlink.example">hello@kystlink.example</a></p><p><strong>Åbent</strong><br /><em>Man.–fre. 7.00–18.00</em><br />Ved fejl på Fleet og Charter hele døgnet</p><p><strong>Telefon</strong><br /><a href="tel:{telephoneLink}">{telephone}</a><br />Du skal ikke bruge noget kundenummer</p>',
        '<p><strong>Büro</strong><br />Kystlink ApS<br />Pejlekajen 7<br />DK-2150 Nordhavn</p><p><strong>E-Mail</strong><br /><a href="mailto:hello@kystlink.example">hello@kystlink.example</a></p><p><strong>Erreichbar</strong><br /><em>Mo–Fr 7:00–18:00 Uhr</em><br />Bei Störungen mit Fleet und Charter jederzeit</p><p><strong>Telefon</strong><br /><a href="tel:{telephoneLink}">{telephone}</a><br />Eine Kundennummer brauchen Sie nicht</p>',
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
          {
            name: 'company',
            type: 'text',
            width: 'half',
            placeholder: l('Company or domain', 'Firma eller domæne', 'Unternehmen oder Domain'),
          },
          {
            name: 'email',
            type: 'email',
            width: 'half',
            placeholder: l('Email address', 'Mailadresse', 'E-Mail-Adresse'),
          },
          {
            name: 'phone',
            type: 'tel',
            width: 'half',
            placeholder: l('Phone', 'Telefon', 'Telefon'),
          },
          {
            name: 'numberOfSims',
            type: 'number',
            width: 'full',
            placeholder: l('How many SIMs?', 'Hvor mange SIM-kort?', 'Wie viele SIM-Karten?'),
          },
          {
            name: 'description',
            type: 'textarea',
            width: 'full',
            placeholder: l(
              'What should your devices do?',
              'Hvad skal dine enheder kunne?',
              'Was sollen Ihre Geräte tun?',
            ),
          },
        ],
      },
    },
    office,
    {
      ...askLotte(
        l(
          'Lotte Brandt reads your first rejection with you',
          'Lotte Brandt læser din første afvisning sammen med dig',
          'Lotte Brandt liest Ihre erste Abweisung mit Ihnen',
        ),
      ),
      backgroundColor: 'white',
      globalButtons: [button('black', 'mailto:lotte@kystlink.example', writeEmail)],
    },
    companyInfo,
  ],
};
