let isHeard = false;

/** From now on it is known whether anything on the page was typed or chosen. */
export function hearInput(): void {
  document.addEventListener('input', () => (isHeard = true), { capture: true, once: true });
}

/** Whether something would be lost by loading the page anew: a browser may empty its fields then. */
export function wouldLoseInput(): boolean {
  return isHeard || isFilledIn(document);
}

/** A field was typed in before the script ran, or the browser kept its text over a reload. */
export function isFilledIn(place: ParentNode): boolean {
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
