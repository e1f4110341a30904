import type { AcfField } from '../types/acf.ts';

/** Returns the field with the sections. */
export function sectionsField(): AcfField | undefined {
  return window.acf
    ?.getFields({ type: 'flexible_content' })
    .find((each) => each.get('name') === 'section_elements');
}

/** Returns all section rows of the form. */
export function sectionRows(): HTMLElement[] {
  return sectionsField()?.$layouts?.().get() ?? [];
}

/** Returns the rows that the site shows. No response contains hidden ones. */
export function shownRows(): HTMLElement[] {
  return sectionRows().filter((row) => !isHidden(row));
}

/** Returns a row's section kind as the site names it. */
export function kindOf({ dataset }: HTMLElement): string {
  return (dataset['layout'] ?? '').replaceAll('_', '');
}

/** Returns the checkbox that hides a row's section. */
export function switchOf(row: HTMLElement): HTMLInputElement | null {
  return row.querySelector(':scope > .acf-fields > [data-name=is_hidden] input[type=checkbox]');
}

export function isHidden(row: HTMLElement): boolean {
  return switchOf(row)?.checked === true;
}

/** Moves a field's row `before` or `after` another row. */
export function moveRow(
  field: AcfField,
  row: Element,
  other: Element | null,
  where: 'before' | 'after',
): void {
  const { acf, jQuery } = window;
  if (!other || !acf || !jQuery) return;
  acf.doAction('unmount', jQuery(row));
  other[where](row);
  acf.doAction('remount', jQuery(row));
  field.render();
  field.$input().trigger('change');
}
