import { fullTitle, head, item, items, picture } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'BoxGrid'> = {
  kind: 'BoxGrid',

  ...head,
  title: fullTitle('BoxGrid'),
  columns: 2,
  gridBoxes: items.map((item, index) => ({
    title: item.title,
    description: item.description,
    link: item.link,
    image: picture,
    backgroundColor: index === 0 ? ('dark' as const) : ('foam' as const),
  })),
};

/** What it cannot do without. */
export const minimal: SectionOf<'BoxGrid'> = { kind: 'BoxGrid', gridBoxes: [item] };
