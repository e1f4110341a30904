// The page can be used beside the question. The library would take the focus, wherever the visitor is and whatever key
// they are about to press, and would keep Tab within the question.

const id = 'consent';

let cameFrom: HTMLElement | undefined;

/** Where the library draws: before everything else, so that the question is the first that Tab leads to. */
export function placeBesideThePage(): HTMLElement {
  const existing = document.getElementById(id);
  if (existing !== null) return existing;
  const place = Object.assign(document.createElement('div'), { id });
  place.addEventListener('keydown', letTabOut, { capture: true });
  place.addEventListener('focusin', ({ relatedTarget }) => {
    const isOutside = relatedTarget instanceof HTMLElement && !place.contains(relatedTarget);
    if (isOutside) cameFrom = relatedTarget;
  });
  document.body.prepend(place);
  return place;
}

/** To be called before the question is shown. */
export function leaveFocusAlone(question: HTMLElement): void {
  question.removeAttribute('aria-modal');
  // What the library would focus.
  for (const part of question.querySelectorAll('[tabindex="-1"]')) part.removeAttribute('tabindex');
}

/** To be called when the question is gone: who came to it by keyboard goes on where they were. */
export function returnFocus(): void {
  cameFrom?.focus({ preventScroll: true });
  cameFrom = undefined;
}

/** Caught on its way down to the library's listener; the settings, which lie over the page, keep theirs. */
function letTabOut(event: KeyboardEvent): void {
  const isInQuestion = event.target instanceof Element && event.target.closest('.cm') !== null;
  if (event.key === 'Tab' && isInQuestion) event.stopPropagation();
}
