/** Returns the first letters of a person's first and last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const letters = names.length > 1 ? [names[0], names.at(-1)] : names;
  // Splits by code points, so that no surrogate pair is split.
  return letters.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
