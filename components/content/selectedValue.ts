/** Returns the single value of a select field. WordPress returns it in a list. */
export function selectedValue(
  value: readonly (string | null | undefined)[] | null | undefined,
): string | undefined {
  return value?.[0] ?? undefined;
}
