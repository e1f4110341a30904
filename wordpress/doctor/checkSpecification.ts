import { findFaultsInThread, prepareInThread } from '#server/api-reference/prepareInThread.ts';
import { fetchSpecification } from '#server/api-reference/specificationSource.ts';
import { list, warning, type Finding } from './Finding.ts';

const check = 'API reference';

/** Reads the specification of the API as the site does, and says why it is refused or which faults it is shown with. */
export async function checkSpecification(origin: string): Promise<Finding> {
  try {
    const text = await fetchSpecification({ origin, fetch });
    await prepareInThread(text);
    const { first, count } = await findFaultsInThread(text);
    const more = count > first.length ? ` (the first ${first.length} of ${count})` : '';
    return list(
      check,
      `faults in the specification of ${origin}${more}`,
      first.map(({ pointer, message }) => `${pointer} ${message}`),
      'It is shown all the same; other tools may refuse it.',
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return warning(check, reason, `Correct what ${origin}/api/docs-json answers (docs/api-reference.md).`);
  }
}
