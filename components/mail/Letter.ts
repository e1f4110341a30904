import type { MailSender } from '#schema/mail.ts';

/** Content of a mail, from which both its HTML and its plain text are rendered. */
export type Letter = {
  subject: string;
  title: string;
  /** Preview text, which mail programs list after the subject. */
  preview: string;
  text?: string;
  /**
   * Text as sanitised HTML with links, lists and pictures (`schema/issueText.ts`). In the HTML part, it replaces
   * `text`.
   */
  textHtml?: string | undefined;
  button?: {
    label: string;
    url: string;
    /** Text before the button's URL, for mail programs in which the button does not work. */
    fallback: string;
    /** Text shown instead of the button's URL. */
    shown?: string;
  };
  /** Text of another person, marked as a quote. */
  quote?: string;
  /** Named values, such as the fields of an enquiry. With `url`, the value is a link. */
  details?: readonly { name: string; value: string; url?: string }[];
  /** Articles of the site, in order. */
  articles?: readonly { title: string; text: string; url: string }[];
  /** Paragraphs below the articles. */
  closing?: string;
  closingHtml?: string | undefined;
  note?: string | undefined;
  /** Reason why the recipient receives the mail. */
  reason: string;
  /** Links below the reason: unsubscribe and preferences. */
  links?: readonly { label: string; url: string }[];
};

/** Renders a mail as plain text. */
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
    // The signature separator (RFC 3676 4.3), after which mail programs expect no message text.
    `-- \n${foot.filter((line) => line !== undefined).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Prefixes every line with `>`, so that a quoted text cannot imitate a field of the mail. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
}
