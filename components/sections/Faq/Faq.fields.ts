import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, head } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('FAQ', 'FAQ', 'FAQ'),
  help: words(
    'Collapsible questions and answers.',
    'Spørgsmål og svar, der kan foldes ud.',
    'Aufklappbare Fragen und Antworten.',
  ),
  synonyms: words(
    'FAQ, FAQs, accordion, questions and answers, Q&A, help, collapse, toggle',
    'FAQ, ofte stillede spørgsmål, harmonika, accordion, spørgsmål og svar, hjælp, foldbar',
    'FAQ, häufige Fragen, Akkordeon, Accordion, Fragen und Antworten, Hilfe, aufklappbar',
  ),
  group: 'list',
  drawing: 'T6,8,36 F6,20,84,9 L10,24,40 F6,33,84,9 L10,37,46 F6,46,84,9 L10,50,36',
  fields: [
    ...head,
    {
      name: 'faq',
      type: 'repeater',
      max: 40,
      label: words('Questions', 'Spørgsmål', 'Fragen'),
      add: words('Add question', 'Tilføj spørgsmål', 'Frage hinzufügen'),
      fields: [
        { name: 'question', type: 'text', maxLength: 200, label: words('Question', 'Spørgsmål', 'Frage') },
        { name: 'answer', type: 'wysiwyg', label: words('Answer', 'Svar', 'Antwort') },
      ],
    },
    backgroundColor,
  ],
});
