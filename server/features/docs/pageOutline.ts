import { setTimeout as wait } from 'node:timers/promises';
import type { DocsOutline } from '#schema/openapi.ts';
import type { SpecificationSource } from './source.ts';

const patienceMs = 1_500;

/**
 * The table of contents for the server's HTML. Undefined when the specification is not to be had soon: the page then
 * stands without it and the browser fetches the specification itself.
 */
export function createDocsOutline(
  specification: SpecificationSource,
): () => Promise<DocsOutline | undefined> {
  return () =>
    Promise.race([
      specification.current().then(
        (current) => current.value.outline,
        () => undefined,
      ),
      wait(patienceMs, undefined, { ref: false }),
    ]);
}
