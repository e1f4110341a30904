import { afterEach, expect, test, vi } from 'vitest';
import { startAccordions } from './accordions.ts';

afterEach(() => vi.unstubAllGlobals());

/** Renders an accordion like Secure Custom Fields, with a handler that opens and closes it on click. */
function open() {
  document.body.innerHTML = `<form><div class="acf-accordion"><div class="acf-label acf-accordion-title"><label>Footer</label></div></div></form>`;
  const actions: Record<string, () => void> = {};
  vi.stubGlobal('acf', { addAction: (name: string, run: () => void) => (actions[name] = run) });
  startAccordions();
  actions['ready']?.();
  const title = document.querySelector<HTMLElement>('.acf-accordion-title');
  if (title === null) throw new Error('There is no title.');
  title.addEventListener('click', () => {
    const isOpen = title.parentElement?.classList.toggle('-open');
    actions[isOpen ? 'show' : 'hide']?.();
  });
  return title;
}

test('startAccordions turns accordion titles into buttons that open and close with Enter and Space', () => {
  const title = open();
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    title.dispatchEvent(event);
    return [event.defaultPrevented, title.getAttribute('aria-expanded')];
  };
  expect([title.tabIndex, title.getAttribute('role')]).toEqual([0, 'button']);
  expect([press('Enter'), press(' '), press('a')]).toEqual([
    [true, 'true'],
    [true, 'false'],
    [false, 'false'],
  ]);
});
