import { setTimeout as wait } from 'node:timers/promises';
import type { DocsOutline } from '#schema/openapi.ts';
import type { SpecificationSource } from './specificationSource.ts';

const patienceMs = 4_000;
const impatientForMs = 10_000;

/**
 * The table of contents for the server's HTML. Undefined when the specification is not to be had soon: the page then
 * stands without it and the browser fetches the specification itself. After one wait in vain nobody waits for a while.
 */
export function createDocsOutline(
  specification: SpecificationSource,
): () => Promise<DocsOutline | undefined> {
  let impatientUntil = -Infinity;
  return async () => {
    const outline = await Promise.race([
      specification.current().then(
        (current) => current.value.outline,
        () => undefined,
      ),
      wait(performance.now() < impatientUntil ? 0 : patienceMs, undefined, { ref: false }),
    ]);
    if (outline === undefined) impatientUntil = performance.now() + impatientForMs;
    return outline;
  };
}
