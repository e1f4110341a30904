import { expect, test, vi } from 'vitest';
import { find } from '../lib/dom.ts';
import { focusField } from './focusField.ts';

/** Renders two fields whose editors start on click and then replace their text boxes, like ACF's. */
function openEditors() {
  document.body.innerHTML = ['one', 'two']
    .map(
      (name) => `<div class="acf-field" data-name="${name}"><div class="acf-editor-wrap delay">
        <textarea class="wp-editor-area" id="${name}-before"></textarea></div></div>`,
    )
    .join('');
  Element.prototype.scrollIntoView = () => {};
  const focused: string[] = [];
  const starts: Record<string, () => void> = {};
  const onMousedown = (field: HTMLElement) => {
    field.innerHTML = `<textarea class="wp-editor-area" id="${field.dataset['name']}"></textarea>`;
  };
  const get = (id: string) =>
    document.getElementById(id) && {
      initialized: false,
      isHidden: () => true,
      on: (_event: string, begin: () => void) => void (starts[id] = begin),
      focus: () => focused.push(id),
    };
  vi.stubGlobal('acf', {
    getInstance: (field: HTMLElement) => ({ onMousedown: () => onMousedown(field) }),
    doAction: () => undefined,
  });
  vi.stubGlobal('jQuery', (element: Element) => element);
  vi.stubGlobal('tinymce', { get });
  const press = (name: string) => focusField(find(document, `[data-name=${name}] textarea`));
  return { press, starts, focused };
}

test('focusField starts a text editor, and focuses it as soon as it is ready', () => {
  const { press, starts, focused } = openEditors();
  press('one');
  expect(focused).toEqual([]);
  starts['one']?.();
  expect(focused).toEqual(['one']);
  vi.unstubAllGlobals();
});

test('focusField leaves the focus on the last clicked text if an earlier editor starts late', () => {
  const { press, starts, focused } = openEditors();
  press('one');
  press('two');
  starts['two']?.();
  starts['one']?.();
  expect(focused).toEqual(['two']);
  vi.unstubAllGlobals();
});

test('focusField opens a closed accordion before it scrolls to a field in it', () => {
  document.body.innerHTML = `<div class="acf-accordion"><div class="acf-accordion-title"></div>
    <div class="acf-accordion-content"><div class="acf-field"><input id="column"></div></div></div>`;
  const done: string[] = [];
  document.querySelector('.acf-accordion-title')?.addEventListener('click', () => done.push('click'));
  Element.prototype.scrollIntoView = () => void done.push('scroll');
  vi.stubGlobal('jQuery', (selector: string) => ({ finish: () => done.push(`finish ${selector}`) }));
  focusField(find(document, '#column'));

  expect(done).toEqual(['click', 'finish .acf-accordion-content', 'scroll']);
  expect(document.activeElement?.id).toBe('column');
  vi.unstubAllGlobals();
});
