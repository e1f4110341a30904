import * as v from 'valibot';
import { closest, create } from '../lib/dom.ts';
import { readData } from '../lib/settings.ts';
import { isHidden, sectionRows, sectionsField, switchOf } from './sectionRows.ts';

/** Maximum length of a row's summary. Same value as in SectionRows.php. */
const maxSummary = 80;

const Words = v.object({
  rows: v.object({
    fold: v.string(),
    open: v.string(),
    hide: v.string(),
    show: v.string(),
    copy: v.string(),
  }),
});

/**
 * Starts the section rows of the form (src/Editing/SectionRows.php). Collapses them when the screen opens, hides and shows
 * each with a button, and collapses or expands all at once.
 */
export function startSectionRows(): void {
  const { acf, jQuery } = window;
  if (acf && document.getElementById('skerry-live')) {
    document.addEventListener('input', nameAfterText);
    acf.addAction('ready', addBar);
    acf.addAction('append', () => sectionRows().forEach(showState));
    document.addEventListener('click', ({ target }) => {
      const row = closest(closest(target, '.skerry-row-hide'), '.layout');
      if (row) toggleRow(row);
    });
  }
  // Removes WordPress's handler: Tab in the title would focus the main text box, which is hidden.
  if (document.body.classList.contains('skerry-no-text')) jQuery?.('#title').off('keydown.editor-focus');
  const textOpener = document.getElementById('skerry-text-open');
  textOpener?.addEventListener('click', () => {
    document.body.classList.remove('skerry-no-text');
    textOpener.remove();
    // WordPress's editor recalculates its size.
    window.dispatchEvent(new Event('resize'));
    window.tinymce?.get('content')?.focus();
  });
}

/** Hides a row's section on the site, or shows it. */
export function toggleRow(row: HTMLElement): void {
  const control = switchOf(row);
  if (!control) return;
  control.checked = !control.checked;
  window.jQuery?.(control).trigger('change');
  showState(row);
}

function readWords() {
  const panel = document.getElementById('skerry-live');
  return panel ? readData(panel, 'words', Words).rows : undefined;
}

/** Updates a row's buttons and style. */
function showState(row: HTMLElement): void {
  const words = readWords();
  if (!words) return;
  const copy = buttonOf(row, 'skerry-row-copy');
  if (copy) Object.assign(copy, { title: words.copy, ariaLabel: words.copy });
  const button = switchOf(row) && buttonOf(row, 'skerry-row-hide');
  if (!button) return;
  const isOff = isHidden(row);
  row.classList.toggle('skerry-row-hidden', isOff);
  button.title = isOff ? words.show : words.hide;
  button.setAttribute('aria-label', button.title);
  button.setAttribute('aria-pressed', String(isOff));
}

/** Returns a row's button by class name, and creates it if it is missing. */
function buttonOf(row: HTMLElement, className: string): HTMLButtonElement | undefined {
  const controls = row.querySelector(':scope > .acf-fc-layout-controls');
  const existing = controls?.querySelector<HTMLButtonElement>(`.${className}`);
  if (existing || !controls) return existing ?? undefined;
  const button = create('button', { type: 'button', className: `skerry-row-button ${className}` });
  controls.prepend(button);
  return button;
}

/** Adds the buttons that collapse and expand all sections. The sections of a short page stay expanded. */
function addBar(): void {
  const sections = sectionsField();
  const words = readWords();
  if (!sections || !words) return;
  const bar = create('p', { className: 'skerry-rows-bar' });
  const addButton = (textContent: string, isFolded: boolean) => {
    const button = create('button', { type: 'button', className: 'button-link', textContent });
    button.addEventListener('click', () => foldAll(isFolded));
    bar.append(button);
  };
  addButton(words.fold, true);
  addButton(words.open, false);
  sections.$el.children('.acf-input').prepend(bar);
  sectionRows().forEach(showState);
  if (sectionRows().length > 2) foldAll(true);
}

function foldAll(isFolded: boolean): void {
  const { acf, jQuery } = window;
  for (const row of sectionRows()) {
    row.classList.toggle('-collapsed', isFolded);
    if (jQuery) acf?.doAction(isFolded ? 'hide' : 'show', jQuery(row), 'collapse');
  }
}

/** Updates the text in a row's title bar with the row's first text. */
function nameAfterText({ target }: Event): void {
  const row = closest(target, '.values > .layout');
  const summary = row?.querySelector(':scope > .acf-fc-layout-handle .skerry-row-text');
  if (!row || !summary) return;
  const texts = row.querySelectorAll<HTMLInputElement>('.acf-fields input[type=text], .acf-fields textarea');
  const first = [...texts].map(({ value }) => value.replace(/<[^<>]*>/g, '').trim()).find(Boolean) ?? '';
  summary.textContent = first.length > maxSummary ? `${first.slice(0, maxSummary)}…` : first;
}
