import * as v from 'valibot';
import { dayMs } from '#schema/durations.ts';
import { FormDescription } from '#schema/customForm.ts';
import type { Sealer } from '#server/lib/sealed.ts';

/** Days for which a rendered form can be posted: pages are cached for a day, and tabs stay open for weeks. */
const lifeDays = 30;

/** Sealed description. Contains the day instead of the time, so that the seal on a page changes only once a day. */
const Sealed = v.object({ ...FormDescription.entries, day: v.optional(v.number()) });

export type FormSeal = {
  seal: (form: FormDescription) => string;
  /**
   * Returns the description, `expired` if the form was rendered too long ago, or `undefined` if the site did not create
   * it.
   */
  open: (sealed: string) => FormDescription | 'expired' | undefined;
};

/**
 * Creates the seal of editors' form descriptions. It contains the day on which a form was rendered, so that deleted
 * forms expire.
 */
export function createFormSeal({ seal, open }: Sealer, now: () => number): FormSeal {
  const today = () => Math.floor(now() / dayMs);
  return {
    seal: (form) => seal(JSON.stringify({ ...form, day: today() })),
    open(sealed) {
      const text = open(sealed);
      if (text === undefined) return undefined;
      const { day, ...form } = v.parse(Sealed, JSON.parse(text));
      // Allows a seal from tomorrow, because the clocks of two instances may differ.
      return day === undefined || day < today() - lifeDays || day > today() + 1 ? 'expired' : form;
    },
  };
}
