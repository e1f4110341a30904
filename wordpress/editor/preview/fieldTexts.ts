import { hasLetters, markedLines } from '#schema/fieldPaths.ts';
import type { FormMessage } from '#schema/frameMessages.ts';
import { entryPathOf, pathOf } from '../form/fieldAt.ts';
import { onTextEditor } from '../form/onFormChange.ts';
import { nameOfRow } from './pageFields.ts';

type FieldTexts = Extract<FormMessage, { type: 'fieldTexts' }>;

const plainControls = 'input[type=text], textarea:not(.wp-editor-area)';

/** Calls `send` on each key press with the texts of the field, which the page shows before it is rendered again. */
export function sendFieldTexts(form: HTMLElement, send: (message: FieldTexts) => void): void {
  const sendTexts = (control: Element, texts: readonly string[]) => {
    const place = placeOf(control);
    const visibleTexts = texts.filter(hasLetters);
    if (place && visibleTexts.length > 0)
      send({ type: 'fieldTexts', ...place, texts: visibleTexts, typedAt: performance.now() });
  };
  form.addEventListener('input', ({ target }) => {
    const isPlain = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isPlain && target.matches(plainControls)) sendTexts(target, markedLines(target.value));
  });
  onTextEditor((editor) => {
    editor.on('input keyup', () => {
      // ACF replaces the text box when it starts the editor, so that `getElement` returns a removed one.
      const box = document.getElementById(editor.id);
      if (box) sendTexts(box, textsIn(editor.getBody()));
    });
  });
}

/** Returns the texts between tags, as `server/content/fieldMarks.ts` marks them. */
function textsIn(body: HTMLElement): string[] {
  const texts: string[] = [];
  const copy = body.cloneNode(true);
  // Typing can split a text into several nodes.
  copy.normalize();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode.nodeValue ?? '');
  return texts;
}

/** Returns the section and path of a control's field. `undefined` if the page does not show the field. */
function placeOf(control: Element): Pick<FieldTexts, 'section' | 'path'> | undefined {
  const row = control.closest<HTMLElement>('.layout');
  const field = control.closest<HTMLElement>('.acf-field');
  if (!row || !field) {
    const path = entryPathOf(control);
    return path === undefined ? undefined : { path };
  }
  const section = nameOfRow(row);
  const path = section && pathOf(field, row);
  return path === undefined ? undefined : { section, path };
}
