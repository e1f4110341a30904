import { defineKind, words } from '#content-model/Field.ts';
import { alignment, backgroundColor, features, head } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Features', 'Funktioner', 'Funktionen'),
  help: words(
    'Features, with or without illustrations.',
    'Funktioner med eller uden illustrationer.',
    'Funktionen mit oder ohne Illustrationen.',
  ),
  synonyms: words(
    'feature list, functions, capabilities, icons, services, what we do',
    'funktioner, liste, ikoner, ydelser, services',
    'Funktionen, Leistungen, Liste, Symbole, Icons, Services',
  ),
  group: 'list',
  drawing:
    'T28,8,40 P6,22,24,16 L6,43,24 L6,48,18 P36,22,24,16 L36,43,24 L36,48,18 P66,22,24,16 L66,43,24 L66,48,18',
  fields: [...head, features, alignment, backgroundColor],
});
