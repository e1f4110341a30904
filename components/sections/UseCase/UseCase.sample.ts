import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, item, items } from '#components/sections/samples/parts.ts';
import { scene } from '#components/sections/samples/pictures.ts';

/** All fields filled in. */
export const full: SectionOf<'UseCase'> = {
  kind: 'UseCase',

  ...head,
  title: fullTitle('UseCase'),
  image: scene,
  useCases: items,
  backgroundColor: 'light',
};

/** Only the required fields. */
export const minimal: SectionOf<'UseCase'> = { kind: 'UseCase', useCases: [item] };
