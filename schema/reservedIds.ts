/** Ids under which pages and scripts look elements up, and what hash links of the site lead to. */
const reserved: ReadonlySet<string> = new Set([
  'main',
  'root',
  'lead',
  'lead-title',
  'openchat',
  'newsletter',
  'cookie-settings',
  'cookie-settings-title',
  'consent-title',
  'consent-description',
  'enquiry-sent',
  'enquiry-invalid',
  'enquiry-limited',
  'enquiry-failed',
  'enquiry-unchecked',
]);

/** True for an id that no heading of an editor may have: the page has an element of that name, or comes to have one. */
export function isReservedId(id: string): boolean {
  return reserved.has(id);
}
