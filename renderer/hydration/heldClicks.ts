/** Controls that do nothing without script. Menus, links and text fields work by themselves. */
const scriptedControls = 'button, input:is([type=radio], [type=checkbox], [type=submit])';

// One document, which comes alive once.
const held: HTMLElement[] = [];
const listening = new AbortController();

/**
 * Keeps what is pressed before the page has come alive, so that no quick click is lost. A form's submission counts: it
 * presses the form's button.
 */
export function holdClicks(): void {
  document.addEventListener('click', hold, { capture: true, signal: listening.signal });
}

/** Presses again, in order, what was held, now that there is somebody to hear it. */
export function releaseClicks(root: Element): void {
  listening.abort();
  for (const control of held) if (control.isConnected) control.click();
  enterAgain(root);
}

function hold(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(scriptedControls) : null;
  // What scripts put beside the page, such as the question about cookies, is alive already.
  if (!(control instanceof HTMLElement) || control.closest('#root') === null) return;
  event.preventDefault();
  event.stopPropagation();
  held.push(control);
}

/** The pointer may have come to rest on something that opens beneath it. */
function enterAgain(root: Element): void {
  const hovered = [...root.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
