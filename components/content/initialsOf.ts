/** Returns the first letters of a person's first and last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = names.length > 1 ? [names[0], names.at(-1)] : names;
  // Splits by code points, so that no surrogate pair is split.
  return letters.map((letter) => [...(letter ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
