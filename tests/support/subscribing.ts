import type { ConsentEvent } from '#server/database/tables.ts';
import type { NewsletterSetup } from './useNewsletter.ts';
import type { MailServer } from './mailServer.ts';
import { siteUrl } from './mailParts.ts';
import { postJson, type NewsletterSite } from './newsletterSite.ts';

/** Links in a mail, for people and for mail clients. */
export type MailLinks = { confirmToken: string; leaveToken: string; oneClickUrl: string; all: string[] };

/** Signs up, delivers the mail and returns its links, with the public URL replaced by the test's origin. */
export async function signUpAndRead(
  site: NewsletterSite,
  mailServer: MailServer,
  emailAddress: string,
  fields: { locale?: string } = {},
): Promise<MailLinks> {
  await postJson(`${site.origin}/api/newsletter`, { emailAddress, ...fields });
  await site.worker.drain();
  const mail = mailServer.messages.findLast((message) => message.recipient === emailAddress);
  if (mail === undefined) throw new Error('no mail arrived');
  return linksOf(mail, site.origin);
}

/** Signs up and confirms. Returns the links and the Message-ID of the confirmation mail. */
export async function signUpAndConfirm(
  { site, mailServer }: NewsletterSetup,
  emailAddress: string,
): Promise<MailLinks & { messageId: string }> {
  const links = await signUpAndRead(site, mailServer, emailAddress);
  await postJson(`${site.origin}/api/newsletter/confirm`, { token: links.confirmToken });
  return { ...links, messageId: mailServer.messages.at(-1)?.messageId ?? '' };
}

export function linksOf(mail: MailServer['messages'][number], origin: string): MailLinks {
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const links = [...`${mail.text} ${mail.html} ${header}`.matchAll(/https:\/\/[^\s<>"']+/g)];
  const urls = [...new Set(links.map(([url]) => url.replaceAll('&amp;', '&').replace(siteUrl, origin)))];
  return {
    confirmToken: tokenOf(urls, '/newsletter/confirm?'),
    leaveToken: tokenOf(urls, '/newsletter/unsubscribe?'),
    oneClickUrl: urls.find((url) => url.includes('/api/newsletter/unsubscribe?')) ?? '',
    all: urls,
  };
}

function tokenOf(links: string[], path: string): string {
  const link = links.find((url) => url.includes(path));
  return link === undefined ? '' : (new URL(link).searchParams.get('token') ?? '');
}

const steps: readonly ConsentEvent[] = ['requested', 'confirmed', 'unsubscribed', 'resubscribed'];

/** Returns a subscriber's actions, and queries of the subscriber's state in the database. */
export function subscriberSteps(setup: NewsletterSetup, emailAddress: string) {
  const post = (action: string, token: string) =>
    postJson(`${setup.site.origin}/api/newsletter/${action}`, { token });
  return {
    signUp: (fields?: { locale?: string }) =>
      signUpAndRead(setup.site, setup.mailServer, emailAddress, fields),
    confirm: (token: string) => post('confirm', token),
    leave: (token: string) => post('unsubscribe', token),
    async statusOf() {
      const { status } = await setup.database.query
        .selectFrom('subscriber')
        .select('status')
        .executeTakeFirstOrThrow();
      return status;
    },
    async consentEvents() {
      const rows = await setup.database.query.selectFrom('consent').select(['event', 'created_at']).execute();
      // Rows with the same time have no order, and the simulated clock does not move between steps.
      return rows
        .toSorted((a, b) => a.created_at - b.created_at || steps.indexOf(a.event) - steps.indexOf(b.event))
        .map((row) => row.event);
    },
  };
}
