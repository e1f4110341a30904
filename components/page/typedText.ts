let isHeard = false;

/** Starts to record whether the visitor typed or chose anything on the page. */
export function hearInput(): void {
  document.addEventListener('input', () => (isHeard = true), { capture: true, once: true });
}

/** Returns whether a reload could lose the visitor's input: browsers can empty fields then. */
export function wouldLoseInput(): boolean {
  return isHeard || isFilledIn(document);
}

/** Returns whether a field was filled in before the script ran, or restored by the browser after a reload. */
export function isFilledIn(place: ParentNode): boolean {
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
