import { headingLevels } from '#content-model/choices.ts';
import { defineKind, words } from '#content-model/Field.ts';
import { alignment, backgroundColor, head } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Heading', 'Overskrift', 'Überschrift'),
  help: words(
    'A heading with text that introduces other sections.',
    'En overskrift med tekst, der indleder andre sektioner.',
    'Eine Überschrift mit Text, die andere Abschnitte einleitet.',
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
        'Use one page title, and do not skip levels.',
        'Brug én sidetitel, og spring ikke niveauer over.',
        'Verwenden Sie einen Seitentitel und überspringen Sie keine Ebene.',
      ),
    },
    alignment,
    backgroundColor,
  ],
});
