import type { MailSender } from '#schema/mail.ts';

/** The parts of any of our mails, from which both its forms are drawn. */
export type Letter = {
  subject: string;
  title: string;
  /** The line that a list of mails shows after the subject. */
  preview: string;
  text?: string;
  /** The text with links, lists and a picture: sanitised HTML (`schema/issueText.ts`), shown instead of it. */
  textHtml?: string | undefined;
  button?: {
    label: string;
    url: string;
    /** Introduces the address itself, for readers who cannot press. */
    fallback: string;
    /** What stands there instead of the address of the button. */
    shown?: string;
  };
  /** Somebody else's words, set apart from ours. */
  quote?: string;
  /** Named values, such as the fields of an enquiry; `url` where one can be followed. */
  details?: readonly { name: string; value: string; url?: string }[];
  /** What can be read on the site, in order. */
  articles?: readonly { title: string; text: string; url: string }[];
  /** Paragraphs below the articles. */
  closing?: string;
  closingHtml?: string | undefined;
  note?: string | undefined;
  /** Why the mail was sent. */
  reason: string;
  /** Below the reason: the way out, and what else the receiver may set. */
  links?: readonly { label: string; url: string }[];
};

/** A letter for a reader, or a program, without HTML. */
export function letterText(letter: Letter, sender: MailSender): string {
  const { text, quote, button, details, articles, closing, note, reason, links = [] } = letter;
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
    ...(articles ?? []).map((article) =>
      [article.title, article.text, article.url].filter(Boolean).join('\n'),
    ),
    closing,
    note,
    // Mail programs know this line as the beginning of what is not the message.
    `-- \n${foot.filter((line) => line !== undefined).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Marked line by line, so that somebody's words cannot pass for a field of ours. */
function quoted(words: string): string {
  return words
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
}
