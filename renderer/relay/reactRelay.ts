import { useMemo } from 'react';
import { readFragment, type CompiledFragment } from './readFragment.ts';

/**
 * Stands in for `react-relay` in the site's builds: pages are drawn from one answer that never changes, so a
 * fragment is read from that answer itself, without a store (docs/decisions/0001). Tests use the real package.
 */
export function useFragment(fragment: CompiledFragment, key: unknown): unknown {
  return useMemo(() => readFragment(fragment, key), [fragment, key]);
}

/** Reads an `@inline` fragment outside of React: its data is the part of the answer behind the key. */
export function readInlineData(_fragment: unknown, key: unknown): unknown {
  return key;
}

/** Compiled away by the Relay plugin; reached only when a module was built without it. */
export function graphql(): never {
  throw new Error('A graphql tag was not compiled. Is vite-plugin-relay in the Vite configuration?');
}
