import { defineKind, words } from '#content-model/Field.ts';
import { email, head, image, personName, role } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Team', 'Team', 'Team'),
  help: words(
    'Portraits with name and role.',
    'Portrætter med navn og rolle.',
    'Porträts mit Name und Funktion.',
  ),
  synonyms: words(
    'team, staff, employees, members, portraits, management, about us',
    'team, medarbejdere, personale, ansatte, portrætter, ledelse',
    'Team, Mitarbeiter, Personal, Mitglieder, Porträts, Geschäftsführung',
  ),
  group: 'people',
  drawing: 'C18,22,11 L8,38,20 L10,43,16 C48,22,11 L38,38,20 L40,43,16 C78,22,11 L68,38,20 L70,43,16',
  fields: [
    ...head,
    {
      name: 'team',
      type: 'repeater',
      max: 40,
      label: words('Team', 'Team', 'Team'),
      add: words('Add person', 'Tilføj person', 'Person hinzufügen'),
      fields: [
        personName,
        role,
        email,
        image,
        { name: 'linkedin', type: 'link', label: words('LinkedIn', 'LinkedIn', 'LinkedIn') },
      ],
    },
  ],
});
