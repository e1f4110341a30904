import { emailAddressMaxLength } from '#schema/emailAddress.ts';
import type { LeadField, LeadForm } from '#schema/leadForm.ts';
import type { Text } from '#schema/text.ts';
import type { FormField } from './formFields.ts';

/** Returns the fields of a lead form, with texts in the language of `textOf`. */
export function leadFields(form: LeadForm, textOf: (text: Text) => string): FormField[] {
  return Object.entries(form).map(([name, field]) => {
    const { label, hint, isRequired, isWide, autoComplete, tick } = field;
    return {
      name,
      label: textOf(label),
      hint: hint && textOf(hint),
      isRequired,
      isHalf: isWide !== true,
      autoComplete,
      tick: tick && { name: tick.name, label: textOf(tick.label) },
      ...controlOf(field, textOf),
    };
  });
}

type Control = Pick<
  FormField,
  'type' | 'choices' | 'inputMode' | 'maxLength' | 'rows' | 'min' | 'max' | 'step'
>;

function controlOf(field: LeadField, textOf: (text: Text) => string): Control {
  switch (field.kind) {
    case 'text':
      return { type: 'text', maxLength: field.maxLength };
    case 'textarea':
      return { type: 'textarea', maxLength: field.maxLength, rows: field.rows };
    case 'email':
      return { type: 'email', maxLength: emailAddressMaxLength };
    case 'tel':
      return { type: 'tel', maxLength: 40 };
    case 'domain':
      return { type: 'text', inputMode: 'url', maxLength: 2048 };
    case 'number':
      return { type: 'number', min: field.min, max: field.max, step: 'any' };
    case 'choice':
      return {
        type: 'choice',
        choices: Object.entries(field.choices).map(([value, name]) => [value, textOf(name)]),
      };
    case 'file':
      return { type: 'file' };
  }
}
