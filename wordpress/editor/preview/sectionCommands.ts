import type { Command } from '#schema/frameMessages.ts';
import { focusField } from '../form/focusField.ts';
import { toggleRow } from '../form/rowButtons.ts';
import { firstField, type SectionPicker } from '../form/sectionPicker.ts';
import { moveRow } from '../form/sectionRows.ts';

/** Returns a function that runs the command of a button on the page for a section's row in the form. */
export function createSectionCommands({ choose }: SectionPicker, question: string) {
  return async (command: Command, row: HTMLElement): Promise<void> => {
    const { acf, jQuery } = window;
    const field = jQuery && acf?.getInstance(jQuery(row).closest('.acf-field-flexible-content'));
    if (!field) return;
    switch (command) {
      case 'add': {
        const layout = await choose();
        if (!layout) return;
        const next = row.nextElementSibling;
        const $added = field.add?.({ layout, before: next ? jQuery(next) : false });
        const first = firstField($added?.get(0));
        if (first) focusField(first);
        return;
      }
      case 'moveUp':
        return moveRow(field, row, row.previousElementSibling, 'before');
      case 'moveDown':
        return moveRow(field, row, row.nextElementSibling, 'after');
      case 'duplicate':
        return field.duplicateLayout?.(jQuery(row));
      case 'hide':
        return toggleRow(row);
      case 'remove':
        if (window.confirm(question)) field.removeLayout?.(jQuery(row));
    }
  };
}
