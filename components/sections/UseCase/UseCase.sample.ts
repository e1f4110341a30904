import { scenes } from '#cms/content/drawings/scenes.ts';
import { fullTitle, head, item, items } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'UseCase'> = {
  kind: 'UseCase',

  ...head,
  title: fullTitle('UseCase'),
  image: scenes.water,
  useCases: items,
  backgroundColor: 'light',
};

/** What it cannot do without. */
export const minimal: SectionOf<'UseCase'> = { kind: 'UseCase', useCases: [item] };
