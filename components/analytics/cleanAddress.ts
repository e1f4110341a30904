const campaign = /^utm_(source|medium|campaign|term|content)$/;

/**
 * An address as a tool may know it: its query may hold a visitor's email address or what they searched for, and is left out
 * but for the name of a campaign.
 */
export function cleanAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name, value]) => campaign.test(name) && !value.includes('@'));
  const query = new URLSearchParams(kept).toString();
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`;
}
