import type { MailServer } from './mailServer.ts';
import { siteUrl } from './mailParts.ts';
import { postJson, type NewsletterSite } from './newsletterSite.ts';

/** What stands in a mail: the addresses a person or a program would follow. */
export type MailLinks = { confirmToken: string; leaveToken: string; oneClickUrl: string; all: string[] };

/** Signs up, lets the mail arrive and reads its links, moved from the public address to the test's. */
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

export function linksOf(mail: MailServer['messages'][number], origin: string): MailLinks {
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const links = [...`${mail.text} ${mail.html} ${header}`.matchAll(/https:\/\/[^\s<>"']+/g)];
  const all = [...new Set(links.map(([url]) => url.replaceAll('&amp;', '&').replace(siteUrl, origin)))];
  return {
    confirmToken: tokenOf(all, '/newsletter/confirm?'),
    leaveToken: tokenOf(all, '/newsletter/unsubscribe?'),
    oneClickUrl: all.find((url) => url.includes('/api/newsletter/unsubscribe?')) ?? '',
    all,
  };
}

function tokenOf(links: string[], path: string): string {
  const link = links.find((url) => url.includes(path));
  return link === undefined ? '' : (new URL(link).searchParams.get('token') ?? '');
}
