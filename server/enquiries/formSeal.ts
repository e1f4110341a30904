import * as v from 'valibot';
import { dayMs } from '#schema/durations.ts';
import { FormDescription } from '#schema/editorForm.ts';
import type { Sealer } from '#server/lib/sealed.ts';

/** Days on which a form can be sent: pages are cached for a day, and tabs stay open for weeks. */
const lifeDays = 30;

/** The day makes the seal of a page that is rendered again another one only once a day. */
const Sealed = v.object({ ...FormDescription.entries, day: v.optional(v.number()) });

export type FormSeal = {
  seal: (form: FormDescription) => string;
  /** Returns `expired` for a form that was rendered too long ago, and undefined for one that the site did not make. */
  open: (sealed: string) => FormDescription | 'expired' | undefined;
};

/** Seals the descriptions of editors' forms with the day they were rendered, so that a withdrawn form ends. */
export function createFormSeal({ seal, open }: Sealer, now: () => number): FormSeal {
  const today = () => Math.floor(now() / dayMs);
  return {
    seal: (form) => seal(JSON.stringify({ ...form, day: today() })),
    open(sealed) {
      const text = open(sealed);
      if (text === undefined) return undefined;
      const { day, ...form } = v.parse(Sealed, JSON.parse(text));
      // A day ahead: the clocks of two instances may differ.
      return day === undefined || day < today() - lifeDays || day > today() + 1 ? 'expired' : form;
    },
  };
}
