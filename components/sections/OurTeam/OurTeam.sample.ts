import { fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import { link } from '#cms/content/sections/parts.ts';
import { people } from '#cms/content/team.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'OurTeam'> = {
  kind: 'OurTeam',

  ...head,
  title: fullTitle('OurTeam'),
  team: Object.values(people).map((person) => ({
    ...person,
    linkedin: link('https://www.linkedin.com/company/kystlink-example', 'LinkedIn'),
  })),
};

/** What it cannot do without. */
export const minimal: SectionOf<'OurTeam'> = { kind: 'OurTeam', team: [{ name: 'Jonas Riis' }] };
