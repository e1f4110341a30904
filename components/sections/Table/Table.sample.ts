import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head } from '#components/sections/samples/parts.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'Table'> = {
  kind: 'Table',

  ...head,
  title: fullTitle('Table'),
  headings: 'Small\nLarge',
  groups: [
    {
      title: words('A group', 'En gruppe', 'Eine Gruppe'),
      lines: words('A row | - | +', 'En række | - | +', 'Eine Zeile | - | +'),
    },
    {
      title: words('Another', 'En anden', 'Noch eine'),
      lines: words('A row | 2 | 3', 'En række | 2 | 3', 'Eine Zeile | 2 | 3'),
    },
  ],
  searchable: true,
  selectionTitle: words('Your selection', 'Dit udvalg', 'Ihre Auswahl'),
  selectionUnit: words('pieces', 'styk', 'Stück'),
  backgroundColor: 'white',
};

/** Only the required fields. */
export const minimal: SectionOf<'Table'> = {
  kind: 'Table',

  groups: [{ lines: words('A row | 1', 'En række | 1', 'Eine Zeile | 1') }],
};
