import { expect, it } from 'vitest';
import { shortName } from './loadStyleNames.ts';

it('shortName gives ten thousand styles unique names that third-party stylesheets do not use', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => shortName(index));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^(?:[a-zA-Z]|[a-z][a-zA-Z0-9]|[a-z][0-9][a-zA-Z0-9])$/.test(name))).toEqual(
    [],
  );
});
