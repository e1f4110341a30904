/** Controls that need a script. Links, menus, text fields and choices work without one. */
const buttonSelector = 'button, input:is([type=submit], [type=button])';

/**
 * Holds clicks in an island until its code has loaded. Mouse, touch and keyboard all cause clicks, as does Enter in a
 * form.
 */
export class ClickReplay {
  readonly #island: HTMLElement;
  readonly #held: { control: HTMLElement; invalidForm: HTMLFormElement | undefined }[] = [];
  readonly #listening = new AbortController();

  constructor(island: HTMLElement) {
    this.#island = island;
    const options = { capture: true, signal: this.#listening.signal };
    island.addEventListener('click', this.#hold, options);
  }

  get isEmpty(): boolean {
    return this.#held.length === 0;
  }

  /** Replays the held clicks in order, once each, and holds no further ones. */
  release(): void {
    this.#listening.abort();
    this.#island.removeAttribute('aria-busy');
    for (const { control, invalidForm } of this.#held.splice(0)) {
      control.removeAttribute('data-held');
      const isStillWanted = invalidForm === undefined || invalidForm === invalidFormOf(control);
      if (!control.isConnected || !isStillWanted) continue;
      // Closes the browser's message, which depends on the focus, because the form now reports the field itself.
      if (invalidForm !== undefined) invalidForm.querySelector<HTMLElement>(':focus')?.blur();
      control.click();
    }
  }

  readonly #hold = (event: MouseEvent) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>(buttonSelector) : null;
    if (control === null) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#island.setAttribute('aria-busy', 'true');
    // Shows that the click is waiting, because touch screens have no cursor that could.
    control.setAttribute('data-held', '');
    const invalidForm = invalidFormOf(control);
    this.#held.push({ control, invalidForm });
    if (invalidForm === undefined) return;
    // Waits for the next frame, so that the click becomes visible first: focusing a field takes longer on a slow phone.
    requestAnimationFrame(() => setTimeout(() => this.isEmpty || invalidForm.reportValidity()));
  };
}

/**
 * Returns the form that a click would submit if the form is invalid. The browser reports the error at once, and the
 * form reports it after hydration. If the form is valid by then, the click is dropped.
 */
function invalidFormOf(control: HTMLElement): HTMLFormElement | undefined {
  if (!(control instanceof HTMLButtonElement || control instanceof HTMLInputElement)) return undefined;
  const { form, type } = control;
  return type === 'submit' && form !== null && !form.matches(':valid') ? form : undefined;
}
