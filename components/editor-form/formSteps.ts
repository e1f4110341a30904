import { createContext } from 'react';
import { autoCompleteOf } from '#components/contact-form/contactFields.ts';
import { editorFieldName, fieldTypes, sendableFields, type EditorField } from '#schema/editorForm.ts';
import type { PageServices } from '#schema/pageServices.ts';

/** Seals what the server has to know of a form; undefined where pages are rendered without a server. */
export const SealFormContext = createContext<PageServices['sealForm'] | undefined>(undefined);

/** Of files that are sent with a form; undefined where pages are rendered without a server. */
export const UploadLimitsContext = createContext<PageServices['uploadLimits'] | undefined>(undefined);

export type FormField = EditorField & {
  placeholder?: string | undefined;
  isHalf: boolean;
  autoComplete?: string | undefined;
};

export type FormStep = { title: string; fields: FormField[] };

type Select = readonly (string | null | undefined)[] | null;
type List<TEntry> = readonly (TEntry | null | undefined)[] | null | undefined;

/** What the content backend says of a step; selects answer lists. */
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

/** The steps of a form that an editor put together. What cannot be sent is left out, and a step without fields. */
export function formSteps(entries: List<StepEntry>): FormStep[] {
  const steps = (entries ?? []).map((entry) => ({
    title: entry?.title ?? '',
    fields: (entry?.stepFields ?? []).map((field): FormField => {
      const name = editorFieldName(field?.name ?? '');
      const type = fieldTypes.find((known) => known === field?.type?.[0]) ?? 'text';
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
