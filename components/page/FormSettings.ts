import { createContext, use } from 'react';
import type { PageServices } from '#schema/pageServices.ts';

/** Settings that all forms of a page share. Pages rendered without a server have none. */
export type FormSettings = {
  /** URL of the privacy notice in the page's language. */
  privacyNotice?: string | undefined;
  /** Sender named in the consent to the newsletter. */
  newsletterSender?: string | undefined;
  /** See `PageServices`. */
  sealForm?: PageServices['sealForm'] | undefined;
  uploadLimits?: PageServices['uploadLimits'] | undefined;
  /** Contact offered instead of forms that need JavaScript; `undefined` if forms work without. */
  challengeContact?: string | undefined;
};

export const FormSettingsContext = createContext<FormSettings>({});

/** Returns the settings of the page's forms. Inside an island they are empty, so pass them as props. */
export function useFormSettings(): FormSettings {
  return use(FormSettingsContext);
}
