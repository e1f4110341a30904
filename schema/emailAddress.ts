/** Maximum length that mail servers must accept (RFC 5321, 4.5.3.1.3). */
export const emailAddressMaxLength = 254;

// The specification's "something@something.something without whitespace". Control characters are excluded, because they
// could break out of a mail header. Only sending a mail shows whether the mailbox exists.
const emailAddressPattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}][^\s@.\p{Cc}]*\.[^\s@\p{Cc}]+$/u;

/** Returns whether a trimmed text has the form of an email address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailAddressMaxLength && emailAddressPattern.test(text);
}
