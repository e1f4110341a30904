import * as v from 'valibot';
import { announce } from '../lib/dom.ts';
import { readJson } from '../lib/rest.ts';
import { typedForm } from '../form/typedForm.ts';
import type { PreviewPanel } from './panelSettings.ts';

const slowMs = 4000;

/** Result of sending the form. `lost` means that WordPress did not respond. */
export type Sent = 'sent' | 'unchanged' | 'refused' | 'lost';

/** Creates a sender, which stores the form in WordPress under the name of this screen. */
export function createUnsavedForm({ status, words, addresses, send }: PreviewPanel) {
  let storedForm = '';

  /** Stores the form if it has changed. `clearsStatus` removes the last message. */
  async function store(clearsStatus: () => boolean): Promise<Sent> {
    const currentForm = typedForm();
    if (currentForm === storedForm) return 'unchanged';
    const slowTimer = setTimeout(() => announce(status, words.slow), slowMs);
    try {
      const response = await send(addresses.unsaved, currentForm);
      if (!response.ok) {
        const isLoggedOut = response.status === 401 || response.status === 403;
        announce(status, isLoggedOut ? words.loggedOut : await reasonOf(response));
        return 'refused';
      }
      storedForm = currentForm;
      if (clearsStatus()) announce(status, '');
      return 'sent';
    } catch {
      announce(status, words.noWord);
      return 'lost';
    } finally {
      clearTimeout(slowTimer);
    }
  }

  async function reasonOf(response: Response): Promise<string> {
    const result = await readJson(response, v.object({ message: v.string() }));
    return result?.message ?? words.noWord;
  }

  return { store, hasChanged: () => typedForm() !== storedForm };
}
