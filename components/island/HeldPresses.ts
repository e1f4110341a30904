/** What does nothing without script; links, menus and text fields work by themselves. */
const pressable = 'button, input:is([type=radio], [type=checkbox], [type=submit], [type=button])';

/** Shows its choice by itself, so that only the word of it has to be passed on. */
const isChoice = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/**
 * Keeps what is pressed in an island before its code is there, by mouse, finger or keyboard: each of them ends in a click,
 * as does the Enter that sends a form.
 */
export class HeldPresses {
  readonly #island: HTMLElement;
  readonly #held: HTMLElement[] = [];
  readonly #listening = new AbortController();

  constructor(island: HTMLElement) {
    this.#island = island;
    const options = { capture: true, signal: this.#listening.signal };
    island.addEventListener('click', this.#hold, options);
  }

  get isEmpty(): boolean {
    return this.#held.length === 0;
  }

  /** What was chosen before this script ran, or kept by the browser over a reload; false where nothing was. */
  holdEarlierChoices(): boolean {
    for (const control of this.#island.querySelectorAll('input')) {
      const isChosen = control.type === 'radio' && control.checked && !control.defaultChecked;
      const isTurned = control.type === 'checkbox' && control.checked !== control.defaultChecked;
      if (isChosen || isTurned) this.#held.push(control);
    }
    return !this.isEmpty;
  }

  /** Presses again, in order and once each, what was held; from now on presses go their own way. */
  release(): void {
    this.#listening.abort();
    this.#island.removeAttribute('aria-busy');
    for (const control of this.#held.splice(0)) {
      control.removeAttribute('data-held');
      if (!control.isConnected) continue;
      // Back to before the press, so that this one is a change again.
      if (isChoice(control)) control.checked = control.type === 'checkbox' && !control.checked;
      control.click();
    }
  }

  readonly #hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    if (control === null) return;
    event.stopImmediatePropagation();
    if (!isChoice(control)) {
      event.preventDefault();
      this.#island.setAttribute('aria-busy', 'true');
      // A finger has no cursor that tells of it.
      control.setAttribute('data-held', '');
    }
    this.#held.push(control);
  };
}
