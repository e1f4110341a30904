/**
 * Returns `original` with the changes of a company's theme. Changed entries keep their position, and new entries follow:
 * with equal specificity, the later rule takes precedence. Without changes, returns `original` itself.
 */
export function extend<T extends object>(original: T, changes: object | undefined): T {
  if (changes === undefined) return original;
  const extendedStyles = { ...original };
  for (const [key, change] of Object.entries(changes)) {
    if (change === undefined) continue;
    const value: unknown = Reflect.get(original, key);
    Reflect.set(extendedStyles, key, merge(value, change));
  }
  return extendedStyles;
}

function merge(value: unknown, change: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(change)) return [...value, ...change];
  return isGroup(value) && isGroup(change) ? extend(value, change) : change;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
