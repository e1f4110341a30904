import * as v from 'valibot';
import { msg } from '#locales/msg.ts';
import type { EditorWords } from './product.ts';
import type { Text } from './text.ts';

/** Interests that subscribers may choose, by their stored IDs: the type of `interests` in `brand/newsletter.ts`. */
export type Interests = Readonly<
  Record<
    string,
    {
      /** Label of the checkbox. */
      label: Text;
      /** Label for editors. */
      editors: EditorWords;
    }
  >
>;

/** Maximum number of interests in a section. */
export const maxInterests = 8;

/**
 * Interests of a new brand.
 *
 * @public
 */
export const defaultInterests = {
  news: {
    label: msg({ message: 'News', comment: 'Label of a checkbox: an interest of a newsletter subscriber' }),
    editors: { en: 'News', da: 'Nyheder', de: 'Neuigkeiten' },
  },
  offers: {
    label: msg({ message: 'Offers', comment: 'Label of a checkbox: an interest of a newsletter subscriber' }),
    editors: { en: 'Offers', da: 'Tilbud', de: 'Angebote' },
  },
} as const satisfies Interests;

const prefix = 'interest-';

/**
 * Returns the name of an interest's checkbox. Each checkbox has its own name, so that both body formats can represent
 * it.
 */
export function interestField(id: string): string {
  return `${prefix}${id}`;
}

const Checkboxes = v.record(v.string(), v.unknown());

/** Returns the checked interests of a form post, in the order of the list; `undefined` if one is unknown. */
export function readInterests(interests: Interests, body: unknown): string[] | undefined {
  const checkboxes = v.safeParse(Checkboxes, body);
  const postedNames = Object.keys(checkboxes.success ? checkboxes.output : {}).filter((name) =>
    name.startsWith(prefix),
  );
  const ids = Object.keys(interests);
  if (postedNames.some((name) => !ids.includes(name.slice(prefix.length)))) return undefined;
  return ids.filter((id) => postedNames.includes(interestField(id)));
}

const Stored = v.array(v.string());

/** Parses the interests in a database row. */
export function storedInterests(text: string | null): string[] {
  return text === null ? [] : v.parse(Stored, JSON.parse(text));
}
