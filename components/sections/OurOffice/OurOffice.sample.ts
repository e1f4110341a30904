import { office } from '#cms/content/office.ts';
import { head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'OurOffice'> = {
  ...office,
  ...head,
  offices: office.offices?.map((place) => ({ ...place, phone: '+45 00 00 00 00' })),
};

/** What it cannot do without. */
export const minimal: SectionOf<'OurOffice'> = { kind: 'OurOffice', offices: [{ name: 'Nordhavn' }] };
