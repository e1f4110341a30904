import { domainToASCII } from 'node:url';
import { isEmailAddress } from '#schema/emailAddress.ts';

/** One spelling per mailbox: NFC, lower case, the domain in its ASCII form. Undefined where there is no such domain. */
export function normaliseAddress(emailAddress: string): string | undefined {
  const text = emailAddress.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = domainToASCII(text.slice(at + 1));
  const normalised = `${text.slice(0, at)}@${domain}`;
  return isEmailAddress(normalised) ? normalised : undefined;
}
