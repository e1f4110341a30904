import { closest } from '../lib/dom.ts';

/** Element that was focused last. A text editor that starts later must not take its focus. */
let highlightedElement: Element | undefined;

/** Expands everything around an element, scrolls to it and focuses it. */
export function focusField(element: HTMLElement): void {
  highlightedElement = element;
  expandRows(element);
  openAccordion(element);
  showBox(element);
  const field = element.closest('.acf-field, #postdivrich') ?? element;
  field.scrollIntoView({ block: 'center' });
  for (const previousElement of document.querySelectorAll('.skerry-highlighted'))
    previousElement.classList.remove('skerry-highlighted');
  field.classList.add('skerry-highlighted');
  if (element.classList.contains('wp-editor-area')) return focusEditor(element);
  const control = element.matches('input, textarea, select, a[href], button')
    ? element
    : [...element.querySelectorAll<HTMLElement>('a[href], button')].find(
        (each) => each.getClientRects().length > 0,
      );
  // An image's buttons are hidden until the pointer is over it.
  if (!control) element.tabIndex = -1;
  (control ?? element).focus({ preventScroll: true });
}

/** Focuses delayed text editors on the first click, because ACF starts them without focusing them. */
export function startEditorFocus(): void {
  document.addEventListener(
    'mousedown',
    ({ target }) => {
      const area = closest(target, '.acf-editor-wrap.delay')?.querySelector<HTMLElement>(
        'textarea.wp-editor-area',
      );
      if (!area) return;
      highlightedElement = area;
      focusEditor(area);
    },
    { capture: true },
  );
}

function expandRows(element: HTMLElement): void {
  const { acf, jQuery } = window;
  for (
    let row = element.closest('.-collapsed');
    row;
    row = row.parentElement?.closest('.-collapsed') ?? null
  ) {
    row.classList.remove('-collapsed');
    if (jQuery) acf?.doAction('show', jQuery(row), 'collapse');
  }
}

function openAccordion(element: HTMLElement): void {
  const accordion = element.closest('.acf-accordion:not(.-open)');
  if (!accordion) return;
  // Uses a click, because ACF then stores that the accordion is open.
  accordion.querySelector<HTMLElement>('.acf-accordion-title')?.click();
  // The animations of this accordion, and of the one that ACF closes, would move the field after scrolling.
  window.jQuery?.('.acf-accordion-content').finish();
}

function showBox(element: HTMLElement): void {
  const box = element.closest('.postbox');
  box?.classList.remove('closed');
  // Screen Options can hide the box.
  if (box?.getClientRects().length === 0) document.getElementById(`${box.id}-hide`)?.click();
}

/** Focuses a text editor. ACF starts delayed editors on the first click, and replaces their text box with another. */
function focusEditor(textarea: HTMLElement): void {
  const { acf, jQuery, tinymce } = window;
  const field = textarea.closest('.acf-field');
  if (field && jQuery && textarea.closest('.acf-editor-wrap.delay'))
    acf?.getInstance(jQuery(field))?.onMousedown?.({ preventDefault() {} });
  const area = field?.querySelector<HTMLElement>('textarea.wp-editor-area') ?? textarea;
  const editor = tinymce?.get(area.id);
  // The editor reports that it is hidden until it has started.
  if (editor && !editor.initialized)
    editor.on('init', () => {
      if (highlightedElement === textarea) editor.focus();
    });
  else if (!editor || editor.isHidden()) area.focus({ preventScroll: true });
  else editor.focus();
}
