/** A text without the mail addresses that a mail server or a database quotes in it: they are personal data. */
export function withoutAddresses(text: string): string {
  // No slash, for a stack names packages such as node_modules/@koa/router.
  return text.replaceAll(/[^\s<>"'(),;:/]{1,64}@[^\s<>"'(),;:/]+/g, '[address]');
}
