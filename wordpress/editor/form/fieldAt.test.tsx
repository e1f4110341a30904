import { beforeEach, expect, it } from 'vitest';
import { controlOf, entryFieldAt, entryPathOf, fieldAt, pathOf } from './fieldAt.ts';

const text = (name: string, id: string) =>
  `<div class="acf-field" data-name="${name}" data-type="text"><input type="hidden"><input id="${id}"></div>`;
const row = (content: string, isClone = false) =>
  `<tr class="acf-row${isClone ? ' acf-clone' : ''}"><td>${content}</td></tr>`;
const repeater = (name: string, rows: string) =>
  `<div class="acf-field acf-field-repeater" data-name="${name}" data-type="repeater"><table>${rows}</table></div>`;

/** Renders the fields of an entry with one section like Secure Custom Fields. */
beforeEach(() => {
  document.body.innerHTML = `<input id="title">
    <div id="postexcerpt"><textarea id="excerpt"></textarea></div>
    <div class="acf-postbox"><div class="inside">${text('label', 'entry-label')}</div></div>
    <div class="layout" id="section">
      ${repeater('global_buttons', row('<div class="acf-field" data-name="link" data-type="link"><input type="hidden"><div class="acf-link" id="link"></div></div>'))}
      ${repeater(
        'steps',
        row(text('title', 'first')) +
          row(text('title', 'second') + repeater('step_fields', row(text('title', 'inner')))) +
          row(text('title', 'clone'), true),
      )}
      <div class="acf-field acf-field-group" data-name="cta" data-type="group">${text('title', 'cta-title')}</div>
      <div class="acf-field acf-accordion">${text('title', 'own-title')}</div>
      <div class="acf-field" data-name="description" data-type="wysiwyg"><input type="text"><textarea class="wp-editor-area" id="text"></textarea></div>
    </div>`;
});

it.each([
  ['title', 'own-title'],
  ['cta.title', 'cta-title'],
  ['steps.0.title', 'first'],
  ['steps.1.title', 'second'],
  ['steps.1.stepFields.0.title', 'inner'],
  ['globalButtons.0.link.title', 'link'],
  ['description', 'text'],
  ['steps.0', 'first'],
])('fieldAt returns the field of the section at %s', (path, id) => {
  const section = document.getElementById('section');
  const field = section === null ? undefined : fieldAt(section, path);
  expect(field && controlOf(field).id).toBe(id);
});

it.each(['subtitle', 'steps.2.title', 'steps.0.stepFields.0.title', 'cta.steps'])(
  'fieldAt returns nothing for the missing field %s',
  (path) => {
    const section = document.getElementById('section');
    expect(section && fieldAt(section, path)).toBeUndefined();
  },
);

it.each([
  ['/title', 'title'],
  ['/excerpt', 'excerpt'],
  ['/productGroup.label', 'entry-label'],
])('entryFieldAt returns the field of the entry at %s', (path, id) => {
  const field = entryFieldAt(path);
  expect(field && (field.id === id ? field : controlOf(field)).id).toBe(id);
});

it.each(['title', 'cta.title', 'steps.0.title', 'steps.1.stepFields.0.title', 'description'])(
  'pathOf returns the path of the field at %s',
  (path) => {
    const section = document.getElementById('section');
    const field = section && fieldAt(section, path);
    expect(field && pathOf(field, section)).toBe(path);
  },
);

it.each([
  ['title', '/title'],
  ['excerpt', '/excerpt'],
  ['own-title', undefined],
])('entryPathOf returns the path of the control #%s', (id, path) => {
  const control = document.getElementById(id);
  expect(control && entryPathOf(control)).toBe(path);
});
