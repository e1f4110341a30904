import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, head, items } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Values', 'Værdier', 'Werte'),
  help: words(
    'What your company stands for.',
    'Hvad din virksomhed står for.',
    'Wofür Ihr Unternehmen steht.',
  ),
  synonyms: words(
    'mission, vision, principles, culture, icons',
    'mission, vision, principper, kultur, ikoner',
    'Mission, Vision, Grundsätze, Prinzipien, Kultur, Symbole',
  ),
  group: 'list',
  drawing: 'T6,8,40 L6,22,84 T6,27,24 L36,28,50 L6,36,84 T6,41,24 L36,42,50 L6,50,84',
  fields: [...head, items('values', words('Values', 'Værdier', 'Werte')), backgroundColor],
});
