import { findFaultsInThread, prepareInThread } from '#server/api-reference/prepareInThread.ts';
import { fetchSpecification } from '#server/api-reference/specificationSource.ts';
import { list, warning, type Finding } from './Finding.ts';

const check = 'API reference';

/** Reads the API specification as the site does. Reports why the site rejects it, or which errors it tolerates. */
export async function checkSpecification(origin: string): Promise<Finding> {
  try {
    const text = await fetchSpecification({ origin, fetch });
    await prepareInThread(text);
    const { first, count } = await findFaultsInThread(text);
    const remainder = count > first.length ? ` (the first ${first.length} of ${count})` : '';
    return list(
      check,
      [`error in the specification of ${origin}`, `errors in the specification of ${origin}${remainder}`],
      first.map(({ pointer, message }) => `${pointer} ${message}`),
      'The site shows it anyway, but other tools may reject it.',
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return warning(check, reason, `Correct the document at ${origin}/api/docs-json (docs/api-reference.md).`);
  }
}
