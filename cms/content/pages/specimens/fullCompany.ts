import { l } from '../../localised.ts';
import { media } from '../../media.ts';
import { companyInfo, office } from '../../office.ts';
import { link } from '../../sections/parts.ts';
import type { Section } from '../../sections/Section.ts';
import { people } from '../../team.ts';
import { allButtons, head, items, picture } from './parts.ts';

const title = (kind: string) => l(`${kind}, in full`, `${kind}, helt fyldt ud`, `${kind}, vollständig`);
const logo = media('logo-havnekran.svg', l('Havnekran', 'Havnekran', 'Havnekran'));
const linkedin = link('https://www.linkedin.com/company/kystlink-example', 'LinkedIn');

/** The kinds that speak of people, every field filled. */
export const fullCompany: Section[] = [
  {
    kind: 'About',
    ...head,
    title: title('About'),
    image: picture,
    facts: [
      { number: 46, suffix: '+', label: l('people', 'mennesker', 'Menschen') },
      { number: 99.95, suffix: '%', label: l('uptime', 'oppetid', 'Verfügbarkeit') },
    ],
    backgroundColor: 'white',
    globalButtons: allButtons.slice(0, 2),
  },
  {
    kind: 'Cases',
    ...head,
    title: title('Cases'),
    backgroundColor: 'foam',
    cases: items.map((item) => ({
      ...item,
      image: media('avatar-maja-thorsen.svg', l('Maja Thorsen', 'Maja Thorsen', 'Maja Thorsen')),
      logo,
    })),
    globalButtons: allButtons.slice(2, 3),
  },
  {
    kind: 'Contact',
    title: title('Contact'),
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
  },
  {
    kind: 'ContactSection',
    ...head,
    title: title('ContactSection'),
    contactPerson: {
      name: 'Emre Aydın',
      role: l('Core network', 'Kernenet', 'Kernnetz'),
      image: media('avatar-emre-aydin.svg', l('Emre Aydın', 'Emre Aydın', 'Emre Aydın')),
    },
    email: 'emre@kystlink.example',
    phone: '+45 00 00 00 00',
    backgroundColor: 'light',
    globalButtons: allButtons.slice(1, 3),
  },
  { ...office, ...head, offices: office.offices?.map((place) => ({ ...place, phone: '+45 00 00 00 00' })) },
  {
    kind: 'OurTeam',
    ...head,
    title: title('OurTeam'),
    team: Object.values(people).map((person) => ({ ...person, linkedin })),
  },
  { ...companyInfo, ...head, image: logo },
];
