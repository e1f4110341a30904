import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, item, items } from '#components/sections/samples/parts.ts';
import { picture } from '#components/sections/samples/pictures.ts';

/** All fields filled in. */
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

/** Only the required fields. */
export const minimal: SectionOf<'BoxGrid'> = { kind: 'BoxGrid', gridBoxes: [item] };
