/** What a mail server takes (RFC 5321, 4.5.3.1.3): a longer address cannot be written to. */
export const emailAddressMaxLength = 254;

// The specification's "something@something.something without whitespace", which control characters are not a part of:
// they could leave a mail header. Whether there is such a mailbox only a mail to it can tell.
const emailAddressPattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}][^\s@.\p{Cc}]*\.[^\s@\p{Cc}]+$/u;

/** Whether a trimmed text has the form of an address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailAddressMaxLength && emailAddressPattern.test(text);
}
