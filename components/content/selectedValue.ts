/** Returns the value of a select field, because WordPress returns it as a list. */
export function selectedValue(
  value: readonly (string | null | undefined)[] | null | undefined,
): string | undefined {
  return value?.[0] ?? undefined;
}
