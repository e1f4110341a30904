import { l } from '#cms/content/localised.ts';
import { fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Table'> = {
  kind: 'Table',

  ...head,
  title: fullTitle('Table'),
  headings: 'Pilot\nFleet',
  groups: [
    {
      title: l('A group', 'En gruppe', 'Eine Gruppe'),
      lines: l('A row | - | +', 'En række | - | +', 'Eine Zeile | - | +'),
    },
    {
      title: l('Another', 'En anden', 'Noch eine'),
      lines: l('A row | 2 | 3', 'En række | 2 | 3', 'Eine Zeile | 2 | 3'),
    },
  ],
  searchable: true,
  selectionTitle: l('Your selection', 'Dit udvalg', 'Ihre Auswahl'),
  selectionUnit: l('pieces', 'styk', 'Stück'),
  backgroundColor: 'white',
};

/** What it cannot do without. */
export const minimal: SectionOf<'Table'> = {
  kind: 'Table',

  groups: [{ lines: l('A row | 1', 'En række | 1', 'Eine Zeile | 1') }],
};
