/** What does nothing without script. Links, menus, text fields and choices work by themselves. */
const pressable = 'button, input:is([type=submit], [type=button])';

/**
 * Keeps what is pressed in an island before its code is there, by mouse, finger or keyboard: each of them ends in a click,
 * as does the Enter that sends a form.
 */
export class ClickReplay {
  readonly #island: HTMLElement;
  readonly #held: { control: HTMLElement; lacking: HTMLFormElement | undefined }[] = [];
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
    for (const { control, lacking } of this.#held.splice(0)) {
      control.removeAttribute('data-held');
      const isMeant = lacking === undefined || lacking === formThatLacks(control);
      if (!control.isConnected || !isMeant) continue;
      // The browser's words about a field go with its focus; the form, which now says it itself, leads there again.
      if (lacking !== undefined) lacking.querySelector<HTMLElement>(':focus')?.blur();
      control.click();
    }
  }

  readonly #hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    if (control === null) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#island.setAttribute('aria-busy', 'true');
    // A finger has no cursor that tells of it.
    control.setAttribute('data-held', '');
    const lacking = formThatLacks(control);
    this.#held.push({ control, lacking });
    if (lacking === undefined) return;
    // Once the press is seen: leading to a field takes a slow phone longer than that.
    requestAnimationFrame(() => setTimeout(() => this.isEmpty || lacking.reportValidity()));
  };
}

/**
 * The form that a press would send and that lacks something, which the browser says at once, and the form in its own words
 * once it can; but one that lacks nothing by then was not meant to be sent.
 */
function formThatLacks(control: HTMLElement): HTMLFormElement | undefined {
  if (!(control instanceof HTMLButtonElement || control instanceof HTMLInputElement)) return undefined;
  const { form, type } = control;
  return type === 'submit' && form !== null && !form.matches(':valid') ? form : undefined;
}
