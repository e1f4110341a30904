import { validate } from '@scalar/openapi-parser';
import { checkReferences } from './references.ts';
import { requireShape } from './requiredShape.ts';
import type { Finding } from './unacceptable.ts';

/** Validation errors of a document that is rendered nevertheless: the first 20, and the total count. */
export type Faults = { first: Finding[]; count: number };

const shownLimit = 20;
/**
 * Maximum number of values of a validated document. The validator copies documents in native code, which no memory
 * limit interrupts.
 */
const valueLimit = 500_000;

/** Validates a specification that can be shown. This takes much more time and memory than preparing it. */
export async function findFaults(json: Uint8Array): Promise<Faults> {
  const { document, corrected, values } = requireShape(json);
  const issues = [
    ...corrected,
    ...checkReferences(document).dangling,
    ...(values > valueLimit ? [] : await invalidPlaces(document)),
  ];
  const first = issues.slice(0, shownLimit).map(({ pointer, message }) => ({
    pointer: pointer.slice(0, 300),
    message: message.slice(0, 300),
  }));
  return { first, count: issues.length };
}

async function invalidPlaces(document: { openapi: string }): Promise<Finding[]> {
  // Version 0.24.17 of the validator reports every 3.2 document with a schema as invalid.
  if (document.openapi.startsWith('3.2')) return [];
  const { errors = [] } = await validate(document);
  // Errors without a path are about references, which `checkReferences` reports with their location.
  return errors.flatMap(({ path, message }) =>
    typeof path === 'string' ? [{ pointer: path, message }] : [],
  );
}
