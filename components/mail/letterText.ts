import type { MailSender } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';

/** A letter for a reader, or a program, without HTML. */
export function letterText(letter: Letter, sender: MailSender): string {
  const { text, quote, button, details, note, reason, links = [] } = letter;
  const foot = [
    reason,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    [sender.name, ...sender.addressLines].join('\n'),
  ];
  return [
    letter.title,
    text,
    quote && quoted(quote),
    button && `${button.label}:\n${button.shown ?? button.url}`,
    details?.map(({ name, value }) => `${name}:\n${quoted(value)}`).join('\n\n'),
    note,
    // Mail programs know this line as the beginning of what is not the message.
    `-- \n${foot.filter((line) => line !== undefined).join('\n')}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

/** Marked line by line, so that somebody's words cannot pass for a field of ours. */
function quoted(words: string): string {
  return words
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
}
