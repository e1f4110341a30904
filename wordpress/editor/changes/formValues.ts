import { readForm, valueIn } from '../form/typedForm.ts';
import type { EntryValues } from './pendingChange.ts';

/** Controls that a pending change stores in addition to those of `readForm` (see EntryForm). */
const names = { slug: 'post_name', template: 'page_template', parent: 'parent_id', order: 'menu_order' };

/** Controls that editors do not edit, or that a pending change already stores. */
const storedValues =
  /^(?:acf\[|_|post_title$|content$|excerpt$|post_name$|page_template$|parent_id$|menu_order$|meta-box-order|closedpostboxes|skerry_(?:change|opened|base)$|new(?:category|tag)|new.*_parent$|wp-preview$|metakey|metavalue|hidden_|acf_|screen|samplepermalink|post_lang_choice$|cur_)/;

/** Returns the values that a pending change stores. */
export function readValues(form: HTMLFormElement): EntryValues {
  const values: EntryValues = readForm();
  for (const [part, name] of Object.entries(names)) {
    const value = valueIn(form, name);
    if (value !== undefined)
      values[part] = part === 'parent' || part === 'order' ? Number(value) || 0 : value;
  }
  return values;
}

/** Returns the values of all other controls by name. */
export function otherValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (!control.name || storedValues.test(control.name) || /^(?:button|submit|file)$/.test(control.type))
      continue;
    const isChoice = control.type === 'checkbox' || control.type === 'radio';
    if (isChoice && control instanceof HTMLInputElement && !control.checked) continue;
    values[control.name] = `${values[control.name] ?? ''}\n${control.value}`;
  }
  return values;
}

/** Returns the title of a control's box, or the control's own label. */
export function labelOf(form: HTMLFormElement, name: string): string {
  const control = controlsOf(form).find((element) => element.name === name);
  const box = control?.closest('.postbox:not(#submitdiv)')?.querySelector('h2, h3');
  const label = box ?? control?.closest('.misc-pub-section') ?? control?.labels?.[0];
  return label?.textContent.trim().split(/[:\n]/)[0]?.trim() || name;
}

function controlsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}
