import { msg } from '#locales/msg.ts';

/** What a subscriber agrees to, word for word: the form shows this sentence, and the consent log keeps it. */
export const consentWording = msg({
  message: 'Send me the newsletter by email. I can leave with one click at any time.',
  comment:
    'What a subscriber agrees to, shown under the newsletter form and kept in the record of consents: translate it exactly',
});
