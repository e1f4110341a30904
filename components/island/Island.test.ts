import { expect, it } from 'vitest';
import type { Serialisable } from './Island.tsx';

/** Stands for `Island`, which takes its props the same way. */
function passOn<T>(props: T & Serialisable<T>): string {
  return JSON.stringify(props);
}

it('lets through what survives JSON; the compiler refuses the rest', () => {
  expect(passOn({ text: 'a', list: [1, null], nested: { isOn: true, absent: undefined } })).toBe(
    '{"text":"a","list":[1,null],"nested":{"isOn":true}}',
  );
  // @ts-expect-error A function stays on the server.
  passOn({ onPress: () => undefined });
  // @ts-expect-error So does one further down.
  passOn({ entries: [{ format: (value: number) => String(value) }] });
  // @ts-expect-error A date would arrive as text.
  passOn({ at: new Date(0) });
  // @ts-expect-error A map would arrive empty.
  passOn({ prices: new Map([['eur', 1]]) });
});
