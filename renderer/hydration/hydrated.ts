let hydrated = false;

export function markHydrated(): void {
  hydrated = true;
}

/** True once the first page has come alive. */
export function isHydrated(): boolean {
  return hydrated;
}
