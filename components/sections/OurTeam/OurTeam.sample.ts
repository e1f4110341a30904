import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, link } from '#components/sections/samples/parts.ts';
import { portrait } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

const names = ['Robin Berg', 'Kim Lind', 'Alex Holt', 'Sam Dahl', 'Charlie Friis', 'Noa Winter', 'Toni Bach'];

/** All fields filled in. */
export const full: SectionOf<'OurTeam'> = {
  kind: 'OurTeam',

  ...head,
  title: fullTitle('OurTeam'),
  team: names.map((name) => ({
    name,
    role: words(
      'Customer service\nA second line about this person',
      'Kundeservice\nEn linje mere om personen',
      'Kundendienst\nEine zweite Zeile über die Person',
    ),
    email: `${name.split(' ')[0]?.toLowerCase()}@your-company.example`,
    image: portrait,
    linkedin: link('https://www.linkedin.com/company/example', 'LinkedIn'),
  })),
};

/** Only the required fields. */
export const minimal: SectionOf<'OurTeam'> = { kind: 'OurTeam', team: [{ name: 'Robin Berg' }] };
