import * as v from 'valibot';
import { msg } from '#locales/msg.ts';
import type { EditorWords } from './product.ts';
import type { Text } from './text.ts';

/** What subscribers may ask to hear of, by the ids that are stored: the type of `interests` in `brand/newsletter.ts`. */
export type Interests = Readonly<
  Record<
    string,
    {
      /** Beside the box. */
      label: Text;
      /** What editors choose it by. */
      editors: EditorWords;
    }
  >
>;

/** As many as a section offers. */
export const maxInterests = 8;

/** Those of a company that sells connectivity. */
export const defaultInterests = {
  product: {
    label: msg({
      message: 'New products',
      comment: 'Label of a checkbox: an interest of a newsletter subscriber',
    }),
    editors: { en: 'New products', da: 'Nye produkter', de: 'Neue Produkte' },
  },
  prices: {
    label: msg({
      message: 'Prices and limits',
      comment: 'Label of a checkbox: an interest of a newsletter subscriber',
    }),
    editors: { en: 'Prices and limits', da: 'Priser og grænser', de: 'Preise und Limits' },
  },
  coverage: {
    label: msg({
      message: 'Coverage',
      comment: 'Label of a checkbox: an interest of a newsletter subscriber',
    }),
    editors: { en: 'Coverage', da: 'Dækning', de: 'Abdeckung' },
  },
} as const satisfies Interests;

const prefix = 'interest-';

/** What the box of an interest is called in a form: each has a name of its own, so that both kinds of body carry it. */
export function interestField(id: string): string {
  return `${prefix}${id}`;
}

const Boxes = v.record(v.string(), v.unknown());

/** The ticked interests of a posted form, in the order of the list. Undefined where one is not in the list. */
export function readInterests(known: Interests, body: unknown): string[] | undefined {
  const boxes = v.safeParse(Boxes, body);
  const posted = Object.keys(boxes.success ? boxes.output : {}).filter((name) => name.startsWith(prefix));
  const ids = Object.keys(known);
  if (posted.some((name) => !ids.includes(name.slice(prefix.length)))) return undefined;
  return ids.filter((id) => posted.includes(interestField(id)));
}

const Stored = v.array(v.string());

/** Of a row in the database; none where it holds none. */
export function storedInterests(text: string | null): string[] {
  return text === null ? [] : v.parse(Stored, JSON.parse(text));
}
