const campaign = /^utm_(source|medium|campaign|term|content)$/;

/**
 * Returns a URL without its query, except campaign parameters. A query can contain the visitor's email address or
 * search term. Returns an empty string for an invalid URL.
 */
export function cleanAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const campaignParams = [...searchParams].filter(
    ([name, value]) => campaign.test(name) && !value.includes('@'),
  );
  const query = new URLSearchParams(campaignParams).toString();
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`;
}
