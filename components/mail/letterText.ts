import type { MailSender } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';

/** A letter for a reader, or a program, without HTML. */
export function letterText(letter: Letter, sender: MailSender): string {
  const { text, button, details, note, reason, leave } = letter;
  const foot = [
    reason,
    leave && `${leave.label}: ${leave.url}`,
    [sender.name, ...sender.addressLines].join('\n'),
  ];
  return [
    letter.title,
    text,
    details?.map(({ name, value }) => `${name}:\n${value}`).join('\n\n'),
    button && `${button.label}:\n${button.url}`,
    note,
    // Mail programs know this line as the beginning of what is not the message.
    `-- \n${foot.filter((line) => line !== undefined).join('\n')}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}
