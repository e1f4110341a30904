/**
 * For each class that no list has without certain others, the first of these: one name can stand for all of them.
 * Classes that are also given out one by one (`apart`) stay by themselves.
 */
export function alwaysTogether(
  lists: readonly (readonly string[])[],
  apart: ReadonlySet<string>,
): Map<string, string> {
  const placesOf = new Map<string, number[]>();
  for (const [place, list] of lists.entries()) {
    for (const name of new Set(list)) {
      if (!apart.has(name)) placesOf.set(name, [...(placesOf.get(name) ?? []), place]);
    }
  }
  const firstAt = new Map<string, string>();
  return new Map(
    [...placesOf].map(([name, places]) => {
      const key = places.join(' ');
      const first = firstAt.get(key) ?? name;
      firstAt.set(key, first);
      return [name, first];
    }),
  );
}
