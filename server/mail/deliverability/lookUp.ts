/** Awaits a DNS query. Returns `[]` if there is no such record, and `undefined` if no server responds. */
export async function lookUp<T>(query: Promise<T[]>): Promise<T[] | undefined> {
  try {
    return await query;
  } catch (error) {
    return isMissingRecord(error) ? [] : undefined;
  }
}

function isMissingRecord(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND')
  );
}
