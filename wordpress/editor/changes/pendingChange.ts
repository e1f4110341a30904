import * as v from 'valibot';
import type { TypedForm } from '../form/typedForm.ts';

/** Words of both editors. */
export const ChangeWords = {
  saved: v.string(),
  left: v.string(),
  failed: v.string(),
  noResponse: v.string(),
};

/** Change that is open in the editor, as PendingChangeForm::state reports it. */
export const ChangeState = v.object({
  /** Time when the form was opened, in Unix seconds. */
  opened: v.optional(v.number()),
  change: v.optional(v.number()),
  version: v.optional(v.string()),
  /** Published values of the fields that the change modifies. */
  published: v.optional(v.record(v.string(), v.unknown())),
});
export type ChangeState = v.InferOutput<typeof ChangeState>;

export const StoredChange = v.object({ open: v.string(), change: v.number(), version: v.string() });

/** Values of an entry, by the names that the server uses. */
export type EntryValues = TypedForm & Record<string, unknown>;

/** Returns the form as it was opened, but with published values in the fields that the opened change modifies. */
export function baseOf(
  openedValues: EntryValues | undefined,
  { published }: ChangeState,
): Record<string, unknown> {
  const fields = published?.['fields'];
  return {
    ...openedValues,
    ...published,
    fields: { ...openedValues?.fields, ...(typeof fields === 'object' && fields) },
  };
}

/** Returns the data of a change to store. */
export function changeToStore(
  currentValues: EntryValues,
  openedValues: EntryValues | undefined,
  state: ChangeState,
) {
  const { published: _published, ...known } = state;
  return { ...currentValues, ...known, base: baseOf(openedValues, state) };
}

/** Sets a hidden control of a form, and creates it if it is missing. */
export function setControl(form: HTMLFormElement, name: string, value: string): void {
  const existing = form.elements.namedItem(name);
  const control = existing instanceof HTMLInputElement ? existing : document.createElement('input');
  Object.assign(control, { type: 'hidden', name, value, disabled: false });
  form.append(control);
}
