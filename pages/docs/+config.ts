import type { Config } from 'vike/types';

/**
 * Links to and from the reference are full page loads: the viewer owns the history while it is shown, and its inline
 * styles need a policy that no other page has.
 */
export default { clientRouting: false, prefetchStaticAssets: false } satisfies Config;
