import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, globalButtons, head, image, title } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('How it works', 'Sådan fungerer det', 'So funktioniert es'),
  help: words(
    'What to do, step by step.',
    'Hvad man gør, trin for trin.',
    'Was zu tun ist, Schritt für Schritt.',
  ),
  synonyms: words(
    'steps, how it works, process, timeline, instructions, tutorial, numbered list, roadmap',
    'sådan fungerer det, proces, tidslinje, vejledning, guide, nummereret liste, køreplan',
    'so funktioniert es, Ablauf, Prozess, Zeitleiste, Zeitachse, Anleitung, nummerierte Liste, Roadmap',
  ),
  group: 'list',
  drawing: 'C12,14,6 L24,11,50 L24,16,40 C12,32,6 L24,29,50 L24,34,40 C12,50,6 L24,47,50 L24,52,40',
  fields: [
    ...head,
    {
      name: 'steps',
      type: 'repeater',
      max: 12,
      label: words('Steps', 'Trin', 'Schritte'),
      add: words('Add row', 'Tilføj række', 'Zeile hinzufügen'),
      fields: [
        {
          name: 'stepNumber',
          type: 'number',
          min: 0,
          max: 99,
          step: 1,
          label: words('Number', 'Nummer', 'Nummer'),
        },
        title,
        { name: 'description', type: 'wysiwyg', label: words('Text', 'Tekst', 'Text') },
        image,
      ],
    },
    backgroundColor,
    globalButtons,
  ],
});
