/** The first letters of a person's first and last name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const letters = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  // By code point: a letter outside the basic plane must not be cut in half.
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
