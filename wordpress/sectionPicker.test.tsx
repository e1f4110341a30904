import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const script = readFileSync(path.join(import.meta.dirname, 'site/assets/sectionPicker.js'), 'utf8');
const kind = (name: string, help: string) => `<li><button value="${name}">${name} ${help}</button></li>`;

test('a search finds kinds by name, purpose and group, and hides groups without one', async () => {
  document.body.innerHTML = `<dialog id="site-picker"><input type="search"><p role="status" data-none="none"></p>
    <section><h3>Prices</h3><ul>${kind('packages', 'by currency')}${kind('compare', 'line by line')}</ul></section>
    <section><h3>Forms</h3><ul>${kind('enquiry', 'with steps')}</ul></section></dialog>`;
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = function close(value) {
    this.returnValue = value ?? '';
    this.dispatchEvent(new Event('close'));
  };
  new Function(script)();
  const picker: { choose: () => Promise<string> } = Reflect.get(window, 'siteSectionPicker');
  const chosen = picker.choose();
  const search = document.querySelector('input');
  if (search === null) throw new Error('There is no search.');
  const shownAfter = (text: string) => {
    search.value = text;
    search.dispatchEvent(new Event('input'));
    return [...document.querySelectorAll('section:not([hidden]) li:not([hidden]) button')].map((button) =>
      button.getAttribute('value'),
    );
  };

  expect(shownAfter('prices')).toEqual(['packages', 'compare']);
  expect(shownAfter('LINE prices')).toEqual(['compare']);
  expect(shownAfter('boat')).toEqual([]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('none');
  expect(shownAfter('steps')).toEqual(['enquiry']);
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(await chosen).toBe('enquiry');
});

test('writing begins in the title of a section that was added, or in its first field', () => {
  new Function(script)();
  const picker: { firstField: (row: Element | null) => Element | null } = Reflect.get(
    window,
    'siteSectionPicker',
  );
  const field = (name: string) => `<div data-name="${name}"><input type="text" id="${name}"></div>`;
  document.body.innerHTML = ['label title', 'label text']
    .map(
      (names) =>
        `<div class="layout"><div class="acf-fields">${names.split(' ').map(field).join('')}</div></div>`,
    )
    .join('');

  const [first = null, second = null] = document.querySelectorAll('.layout');
  expect(picker.firstField(first)?.id).toBe('title');
  expect(picker.firstField(second)?.id).toBe('label');
});
