/** As long as a second press belongs to the first. */
const doublePressMs = 500;

/** Gives a field the focus. An Enter that follows at once was meant for what was pressed before, and sends no form. */
export function focusField(field: HTMLElement, options?: FocusOptions): void {
  const focusedAt = performance.now();
  const left = new AbortController();
  field.addEventListener(
    'keydown',
    (event) => {
      const isSecondPress = event.repeat || event.timeStamp - focusedAt < doublePressMs;
      if (event.key === 'Enter' && isSecondPress) event.preventDefault();
    },
    { signal: left.signal },
  );
  field.addEventListener('blur', () => left.abort(), { once: true });
  field.focus(options);
}
