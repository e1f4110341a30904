import { storedName } from '#content-model/Field.ts';
import type { FieldPath } from '#schema/fieldPaths.ts';

/** Rows and groups that contain fields of their own. */
const containers = '.layout, .acf-row, .acf-field-group';

/** Boxes of WordPress's own fields, by their names in paths. */
const boxes: Readonly<Record<string, string>> = {
  title: '#title',
  excerpt: '#postexcerpt',
  content: '#postdivrich',
};

/**
 * Returns the field or row at a path in a section's row. Returns `undefined` if the form has changed since the page was
 * rendered, and has no such field.
 */
export function fieldAt(section: HTMLElement, path: FieldPath): HTMLElement | undefined {
  return fieldBelow(section, path.split('.').filter(Boolean));
}

/** Returns the field at a path that starts with a slash: a field of the entry itself, outside its sections. */
export function entryFieldAt(path: FieldPath): HTMLElement | undefined {
  // The first step is a field of WordPress or the name of a field group.
  const [first = '', ...steps] = path.slice(1).split('.');
  const box = document.querySelector<HTMLElement>(boxes[first] ?? '.acf-postbox > .inside');
  return box === null ? undefined : fieldBelow(box, steps);
}

/** Returns the path of a field in a section's row. */
export function pathOf(field: HTMLElement, section: HTMLElement): FieldPath | undefined {
  const steps: string[] = [];
  for (let at: HTMLElement | null = field; at !== null && at !== section; at = at.parentElement) {
    const repeater = at.matches('.acf-row') ? at.closest<HTMLElement>('.acf-field-repeater') : null;
    if (repeater !== null) steps.unshift(String(rowsOf(repeater).indexOf(at)));
    const name = at.matches('.acf-field') ? at.dataset['name'] : undefined;
    if (name) steps.unshift(name.replaceAll(/_(.)/g, (_underscore, letter: string) => letter.toUpperCase()));
  }
  const path = steps.join('.');
  return fieldAt(section, path) === field ? path : undefined;
}

/** Returns the path of a control of WordPress's own fields, such as the title. */
export function entryPathOf(control: Element): FieldPath | undefined {
  const name = Object.keys(boxes).find((box) => control.closest(boxes[box] ?? '') !== null);
  return name && `/${name}`;
}

const controls =
  '.acf-link, .acf-image-uploader, .acf-file-uploader, input:not([type=hidden]), select, textarea';

/** Returns the element of a field to focus: its text editor, or its first control. */
export function controlOf(field: HTMLElement): HTMLElement {
  const editor =
    field.dataset['type'] === 'wysiwyg' ? field.querySelector<HTMLElement>('textarea.wp-editor-area') : null;
  return editor ?? field.querySelector<HTMLElement>(controls) ?? field;
}

function fieldBelow(container: HTMLElement, steps: readonly string[]): HTMLElement | undefined {
  let at: HTMLElement | undefined = container;
  for (const step of steps) {
    // A link is one field, although the site shows its title.
    if (at?.dataset['type'] === 'link') return at;
    at = at && (/^\d+$/.test(step) ? rowsOf(at)[Number(step)] : ownField(at, storedName(step)));
  }
  return at;
}

function rowsOf(repeater: HTMLElement): HTMLElement[] {
  return [...repeater.querySelectorAll<HTMLElement>('.acf-row:not(.acf-clone)')].filter(
    (row) => row.closest('.acf-field-repeater') === repeater,
  );
}

/** Returns the container's own field of this name. Accordions around it are not containers. */
function ownField(container: HTMLElement, name: string): HTMLElement | undefined {
  const parentContainer = container.closest(containers);
  return [...container.querySelectorAll<HTMLElement>(`.acf-field[data-name="${name}"]`)].find(
    (field) => field.parentElement?.closest(containers) === parentContainer,
  );
}
