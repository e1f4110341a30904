let hasInput = false;

/** Starts to record whether the visitor typed or chose anything on the page. */
export function recordInput(): void {
  document.addEventListener('input', () => (hasInput = true), { capture: true, once: true });
}

/** Returns whether a reload could lose the visitor's input, because browsers can empty fields on a reload. */
export function wouldLoseInput(): boolean {
  return hasInput || isFilledIn(document);
}

/** Returns whether a field was filled in before the script ran, or restored by the browser after a reload. */
export function isFilledIn(root: ParentNode): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
