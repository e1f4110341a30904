import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';

const ofSender = msg({
  message:
    'Send me the newsletter of {sender} by email: what changed, what it costs and what was learned. I can leave with one click at any time.',
  comment:
    'What a subscriber agrees to, shown under the newsletter form and kept in the record of consents: translate it exactly. The placeholder is a company',
});
const ofNobodyNamed = msg({
  message: 'Send me the newsletter by email. I can leave with one click at any time.',
  comment:
    'What a subscriber agrees to, shown under the newsletter form and kept in the record of consents: translate it exactly',
});

/** What a subscriber agrees to, word for word: the form shows this sentence, and the consent log keeps it. */
export function consentWording(sender: string | undefined): MessageDescriptor {
  return sender === undefined ? ofNobodyNamed : { ...ofSender, values: { sender } };
}
