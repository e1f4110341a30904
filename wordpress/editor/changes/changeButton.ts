import * as v from 'valibot';
import { classicForm } from '../form/typedForm.ts';
import { createRequest } from '../lib/rest.ts';
import { readData } from '../lib/settings.ts';
import { labelOf, otherValues, readValues } from './formValues.ts';
import {
  baseOf,
  changeToStore,
  ChangeState,
  ChangeWords,
  setControl,
  StoredChange,
  type EntryValues,
} from './pendingChange.ts';

/**
 * Starts "Save as pending change" in the form of a published entry (src/Admin/PendingChangeButton.php). Stores the changes
 * made since the form was opened. "Update" also sends the form as it was opened, so that the server can merge it
 * (src/Editing/OutdatedForm.php).
 */
export function startChangeButton(): void {
  const button = document.getElementById('skerry-change-save');
  const status = document.getElementById('skerry-change-status');
  const form = classicForm();
  if (!(button instanceof HTMLButtonElement) || !status || !form) return;
  const state = readData(button, 'state', ChangeState);
  const words = readData(button, 'words', v.object(ChangeWords));
  const { address = '', nonce = '' } = button.dataset;
  const request = createRequest(nonce);
  let initialValues: EntryValues | undefined;
  let openedValues: Record<string, string> = {};
  // Runs after ACF and WordPress have initialized their controls.
  const begin = () => {
    initialValues = readValues(form);
    openedValues = otherValues(form);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);

  const save = async () => {
    const body = JSON.stringify(changeToStore(readValues(form), initialValues, state));
    const response = await request(address, { method: 'POST', body }).catch(() => undefined);
    const json: unknown = await response?.json().catch(() => undefined);
    if (!response?.ok || !v.is(StoredChange, json)) {
      const reason = v.is(v.object({ message: v.string() }), json) ? json.message : words.noResponse;
      status.textContent = words.failed.replace('%s', reason);
      return;
    }
    const { open, change, version } = json;
    Object.assign(state, { change, version });
    const currentValues = otherValues(form);
    const missedNames = Object.keys({ ...openedValues, ...currentValues }).filter(
      (name) => openedValues[name] !== currentValues[name],
    );
    if (missedNames.length > 0) {
      // Saving this form publishes the change together with the other input.
      setControl(form, 'skerry_change', `${change}:${version}`);
      const labels = new Set(missedNames.map((name) => labelOf(form, name)));
      status.textContent = words.left.replace('%s', [...labels].join(', '));
      return;
    }
    status.textContent = words.saved;
    // No input is lost, so WordPress must not ask whether to leave.
    window.jQuery?.(window).off('beforeunload.edit-post');
    window.acf?.unload?.reset();
    window.location.assign(open);
  };

  form.addEventListener(
    'submit',
    () => {
      if (initialValues) setControl(form, 'skerry_base', JSON.stringify(baseOf(initialValues, state)));
    },
    true,
  );
  button.addEventListener('click', () => {
    if (button.disabled) return;
    // Otherwise a second click would store a second change.
    button.disabled = true;
    void save().finally(() => {
      button.disabled = false;
    });
  });
}
