import { siteUrlOf, type Config } from '#server/config/config.ts';
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

/** Returns the identity that a configuration sets, or `undefined` if the site sends no mail. */
export function identityOf(config: Pick<Config, 'mail' | 'port' | 'siteUrl'>): MailIdentity | undefined {
  const { url, ...mail } = config.mail;
  return url === undefined ? undefined : { url, ...mail, siteUrl: siteUrlOf(config) };
}

/** Returns the domain of a mail address, in lower case. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
