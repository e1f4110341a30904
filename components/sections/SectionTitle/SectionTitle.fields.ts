import { headingLevels } from '#wordpress/model/choices.ts';
import { defineKind, words } from '#wordpress/model/Field.ts';
import { alignment, backgroundColor, head } from '#wordpress/model/sharedFields.ts';

export const kind = defineKind({
  label: words('Heading', 'Overskrift', 'Überschrift'),
  help: words(
    'A heading with a text, before other sections.',
    'En overskrift med tekst, før andre sektioner.',
    'Eine Überschrift mit Text, vor anderen Abschnitten.',
  ),
  synonyms: words(
    'title, headline, subtitle, H2, divider, separator, intro',
    'titel, rubrik, underrubrik, H2, skillelinje, intro',
    'Titel, Untertitel, H2, Trenner, Trennlinie, Einleitung',
  ),
  order: 2,
  group: 'opening',
  drawing: 'T24,22,48 L18,34,60 L24,40,48',
  fields: [
    ...head,
    {
      name: 'headingLevel',
      seldom: true,
      type: 'select',
      choices: headingLevels,

      label: words('Level', 'Niveau', 'Ebene'),
      help: words(
        'A page has one title; leave no level out.',
        'En side har én titel; spring intet niveau over.',
        'Eine Seite hat einen Titel; keine Ebene auslassen.',
      ),
    },
    alignment,
    backgroundColor,
  ],
});
