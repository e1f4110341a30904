import { expect, it } from 'vitest';
import type { Serialisable } from './Island.tsx';

/** Serialises props of the type that `Island` accepts. */
function serialise<T>(props: T & Serialisable<T>): string {
  return JSON.stringify(props);
}

it('Serialisable accepts JSON values, and the compiler rejects others', () => {
  expect(serialise({ text: 'a', list: [1, null], nested: { isOn: true, absent: undefined } })).toBe(
    '{"text":"a","list":[1,null],"nested":{"isOn":true}}',
  );
  // @ts-expect-error A function cannot be serialised.
  serialise({ onPress: () => undefined });
  // @ts-expect-error Neither can a nested one.
  serialise({ entries: [{ format: (value: number) => String(value) }] });
  // @ts-expect-error A date would become a string.
  serialise({ at: new Date(0) });
  // @ts-expect-error A map would become an empty object.
  serialise({ prices: new Map([['eur', 1]]) });
});
