/**
 * Makes something at its first use and keeps it, with one attempt at a time however many ask. What could not be made is
 * tried again at the next use.
 */
export function atFirstUse<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
