import { autoCompleteOf } from './contactFields.ts';
import { customFieldName, fieldTypes, sendableFields, type CustomFormField } from '#schema/customForm.ts';

export type FormField = CustomFormField & {
  placeholder?: string | undefined;
  isHalf: boolean;
  autoComplete?: string | undefined;
};

export type FormStep = { title: string; fields: FormField[] };

type Select = readonly (string | null | undefined)[] | null;
type List<TEntry> = readonly (TEntry | null | undefined)[] | null | undefined;

/** Step in the content. WordPress returns the value of a select as a list. */
type StepEntry = {
  readonly title?: string | null;
  readonly stepFields?: List<{
    readonly name?: string | null;
    readonly label?: string | null;
    readonly type?: Select;
    readonly placeholder?: string | null;
    readonly width?: Select;
    readonly required?: boolean | null;
    readonly choices?: string | null;
  }>;
};

/** Returns the steps of an editor's form. Omits fields that cannot be sent, and empty steps. */
export function formSteps(entries: List<StepEntry>): FormStep[] {
  const steps = (entries ?? []).map((entry) => ({
    title: entry?.title ?? '',
    fields: (entry?.stepFields ?? []).map((field): FormField => {
      const name = customFieldName(field?.name ?? '');
      const type = fieldTypes.find((candidate) => candidate === field?.type?.[0]) ?? 'text';
      return {
        name,
        label: field?.label || name,
        type,
        isRequired: field?.required ?? false,
        choices: type === 'choice' ? linesOf(field?.choices ?? '') : [],
        placeholder: field?.placeholder || undefined,
        isHalf: field?.width?.[0] === 'half',
        autoComplete: autoCompleteOf(name, type),
      };
    }),
  }));
  const sendable = new Set(sendableFields(steps.flatMap(({ fields }) => fields)));
  return steps
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => sendable.has(field)) }))
    .filter(({ fields }) => fields.length > 0);
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, 20);
}
