import type { Mailbox } from '#server/mail/composeMail.ts';
import type { Dkim } from '#server/mail/transport.ts';

/** Settings that mail servers compare with DNS. */
export type MailIdentity = {
  /** `smtp://` or `smtps://` URL of the mail server. */
  url: string;
  from: Mailbox;
  /** Envelope sender; `from` by default. */
  bounceAddress?: string | undefined;
  unsubscribeAddress: string;
  dkim: Dkim | undefined;
  siteUrl: string;
};

/** Adds the site's address to the settings of mails. Returns `undefined` if the site sends no mail. */
export function identityOf(
  { url, ...mail }: Omit<MailIdentity, 'url' | 'siteUrl'> & { url: string | undefined },
  siteUrl: string,
): MailIdentity | undefined {
  return url === undefined ? undefined : { url, ...mail, siteUrl };
}

/** Returns the domain of a mail address, in lower case. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
