import { interests } from '#brand/newsletter.ts';
import { maxInterests } from '#schema/interests.ts';
import { defineKind, words, type Words } from '#content-model/Field.ts';
import { backgroundColor, headWithoutLabel } from '#content-model/sharedFields.ts';

const choices: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(interests).map(([id, { editors }]) => [id, editors]),
);

export const kind = defineKind({
  label: words('Newsletter sign-up', 'Tilmelding til nyhedsbrev', 'Newsletter-Anmeldung'),
  help: words(
    'Newsletter sign-up form for any page.',
    'Tilmeldingsformular til nyhedsbrevet på en hvilken som helst side.',
    'Newsletter-Anmeldeformular für jede Seite.',
  ),
  synonyms: words(
    'newsletter, subscribe, subscription, mailing list, email sign-up, opt-in',
    'nyhedsbrev, abonner, abonnement, mailingliste, e-mail',
    'Newsletter, abonnieren, Abonnement, Mailingliste, Verteiler, E-Mail',
  ),
  group: 'form',
  drawing: 'T6,10,30 L6,20,32 L6,25,26 F48,12,28,10 B78,12,16 L48,30,20 L48,36,24',
  fields: [
    ...headWithoutLabel,
    {
      name: 'interests',
      type: 'repeater',
      max: maxInterests,
      compact: true,
      label: words('Interests', 'Interesser', 'Interessen'),
      help: words(
        'Topics that visitors can choose. They are stored with the address and passed to your mailing tool.',
        'Emner, som besøgende kan vælge. De gemmes sammen med adressen og sendes videre til dit mailværktøj.',
        'Themen, die Besucher wählen können. Sie werden mit der Adresse gespeichert und an Ihr Mailing-Tool weitergegeben.',
      ),
      add: words('Add interest', 'Tilføj interesse', 'Interesse hinzufügen'),
      fields: [
        { name: 'interest', type: 'select', choices, label: words('Interest', 'Interesse', 'Interesse') },
      ],
    },
    backgroundColor,
  ],
});
