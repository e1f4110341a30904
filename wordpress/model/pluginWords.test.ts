import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pluginWords } from './pluginWords.ts';

const source = path.join(import.meta.dirname, '../site/src');

/** Every text that the plugin's PHP hands to WordPress for translation. */
const said = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.php'))
  .flatMap((file) => [
    ...readFileSync(path.join(source, file), 'utf8').matchAll(
      /\b(?:__|_e|esc_(?:html|attr)_(?:_|e))\(\s*'((?:[^'\\]|\\.)*)'\s*,\s*'site'\s*\)/g,
    ),
  ])
  .map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1'));

it('the plugin speaks to editors in their language, and has no words that it never says', () => {
  expect(pluginWords.map(({ en }) => en).toSorted()).toEqual([...new Set(said)].toSorted());
});

it('numbers and names stand in every language where they stand in English', () => {
  const places = (text: string) => (text.match(/%(\d\$)?[sd]/g) ?? []).toSorted();
  for (const { en, da, de } of pluginWords) {
    expect([places(da), places(de)], en).toEqual([places(en), places(en)]);
  }
});
