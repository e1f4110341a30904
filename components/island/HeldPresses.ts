/** What does nothing without script. Links, menus, text fields and choices work by themselves. */
const pressable = 'button, input:is([type=submit], [type=button])';

/**
 * Keeps what is pressed in an island before its code is there, by mouse, finger or keyboard: each of them ends in a click,
 * as does the Enter that sends a form.
 */
export class HeldPresses {
  readonly #island: HTMLElement;
  readonly #held: { control: HTMLElement; wasAnswered: boolean }[] = [];
  readonly #listening = new AbortController();

  constructor(island: HTMLElement) {
    this.#island = island;
    const options = { capture: true, signal: this.#listening.signal };
    island.addEventListener('click', this.#hold, options);
  }

  get isEmpty(): boolean {
    return this.#held.length === 0;
  }

  /** Presses again, in order and once each, what was held; from now on presses go their own way. */
  release(): void {
    this.#listening.abort();
    this.#island.removeAttribute('aria-busy');
    for (const { control, wasAnswered } of this.#held.splice(0)) {
      control.removeAttribute('data-held');
      if (control.isConnected && (!wasAnswered || isAnswered(control))) control.click();
    }
  }

  readonly #hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    if (control === null) return;
    const wasAnswered = isAnswered(control);
    if (!wasAnswered) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    this.#island.setAttribute('aria-busy', 'true');
    // A finger has no cursor that tells of it.
    control.setAttribute('data-held', '');
    this.#held.push({ control, wasAnswered });
  };
}

/**
 * Whether the browser itself answers such a press, by saying what a form lacks. The form says it in its own words once it
 * can; but a form that lacks nothing by then was not meant to be sent.
 */
function isAnswered(control: HTMLElement): boolean {
  if (!(control instanceof HTMLButtonElement || control instanceof HTMLInputElement)) return false;
  const { form, type } = control;
  return type === 'submit' && form !== null && !form.matches(':valid');
}
