/** The parts of any of our mails, from which both its forms are drawn. */
export type Letter = {
  subject: string;
  title: string;
  /** The line that a list of mails shows after the subject. */
  preview: string;
  text?: string;
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
  note: string;
  /** Why the mail was sent. */
  reason: string;
  /** Below the reason: the way out, and what else the receiver may set. */
  links?: readonly { label: string; url: string }[];
};
