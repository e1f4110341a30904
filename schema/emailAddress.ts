export const emailAddressMaxLength = 254;

// One label after the other, none of which can contain what ends it: no backtracking. Beyond the specification's
// "something@something.something without whitespace" only what could leave a mail header is refused.
const emailAddressPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@.<>()[\]\\,;:"\p{Cc}]+(?:\.[^\s@.<>()[\]\\,;:"\p{Cc}]+)+$/u;

/** Whether a trimmed text has the form of an address. The length is tested before the pattern runs. */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailAddressMaxLength && emailAddressPattern.test(text);
}
