/** What an editor chose in a select field, which has a list even for one value. */
export function selectedValue(
  value: readonly (string | null | undefined)[] | null | undefined,
): string | undefined {
  return value?.[0] ?? undefined;
}
