import { validate } from '@scalar/openapi-parser';
import { checkReferences } from './references.ts';
import { requireShape } from './requiredShape.ts';
import type { Finding } from './unacceptable.ts';

/** Faults of a document that is shown all the same: the first of them, and how many there are. */
export type Faults = { first: Finding[]; count: number };

const shownLimit = 20;
/** The validator copies a document in native code, which no memory limit of a thread interrupts. */
const valueLimit = 500_000;

/** Validates a specification that can be shown. Takes much longer and more memory than preparing it. */
export async function findFaults(json: Uint8Array): Promise<Faults> {
  const { document, corrected, values } = requireShape(json);
  const faults = [
    ...corrected,
    ...checkReferences(document).dangling,
    ...(values > valueLimit ? [] : await invalidPlaces(document)),
  ];
  const first = faults.slice(0, shownLimit).map(({ pointer, message }) => ({
    pointer: pointer.slice(0, 300),
    message: message.slice(0, 300),
  }));
  return { first, count: faults.length };
}

async function invalidPlaces(document: { openapi: string }): Promise<Finding[]> {
  // Version 0.24.17 of the validator finds every 3.2 document with a schema invalid.
  if (document.openapi.startsWith('3.2')) return [];
  const { errors = [] } = await validate(document);
  // Errors without a place are of references, which `checkReferences` finds with theirs.
  return errors.flatMap(({ path, message }) =>
    typeof path === 'string' ? [{ pointer: path, message }] : [],
  );
}
