import { describe, expect, it } from 'vitest';
import { colors } from '#brand/tokens.ts';
import { semanticTokens } from './semanticTokens.ts';

/*
 * Colours that stand on one another somewhere on the site, by their meanings, with the contrast that WCAG 2.2 asks for: 4.5 for
 * text, 3 for what is told by its outline. A company's own colours are held to the same.
 */

const surfaces = ['surface', 'surface.sunken', 'surface.tint', 'surface.raised'];
const texts = ['text', 'text.muted', 'accent.text', 'danger', 'success'];

const semantic: [text: string, ground: string, least: number][] = [
  ...texts.flatMap((text) => surfaces.map((ground): [string, string, number] => [text, ground, 4.5])),
  ['accent.text', 'accent.tint', 4.5],
  ['border.strong', 'surface', 3],
  ['border.strong', 'surface.sunken', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface.sunken', 3],
];

/** Those that are the same by day and by night. */
const fixed: [text: string, ground: string, least: number][] = [
  ['white', 'brand', 4.5],
  ['white', 'brand.hover', 4.5],
  ['white', 'brand.active', 4.5],
  ['white', 'brandNight', 4.5],
  ['white', 'brandNight.hover', 4.5],
  ['white', 'ink', 4.5],
  ['white', 'inkHover', 4.5],
  ['ink', 'cool', 4.5],
  ['ink', 'warm', 4.5],
  ['muted.cool', 'cool', 4.5],
  ['muted.warm', 'warm', 4.5],
  ['brand', 'cool', 4.5],
  ['brand', 'warm', 4.5],
  ['ink', 'highlight', 4.5],
  ['ink', 'highlight.hover', 4.5],
  ['pale', 'inkDeep', 4.5],
  ['cool', 'inkDeep', 4.5],
  ['mutedNight', 'inkDeep', 4.5],
  ['positive.text', 'positive.tint', 4.5],
  ['negative.text', 'negative.tint', 4.5],
  ['code.text', 'ink', 4.5],
  ['code.comment', 'ink', 4.5],
  ['code.string', 'ink', 4.5],
  ['code.number', 'ink', 4.5],
  ['code.name', 'ink', 4.5],
  ['code.keyword', 'ink', 4.5],
];

describe.each(['day', 'night'] as const)('by %s', (time) => {
  it.each(semantic)('%s is told from %s', (text, ground, least) => {
    expect(contrast(meant(text, time), meant(ground, time))).toBeGreaterThanOrEqual(least);
  });
});

it.each(fixed)('%s is told from %s', (text, ground, least) => {
  expect(contrast(raw(text), raw(ground))).toBeGreaterThanOrEqual(least);
});

function meant(name: string, time: 'day' | 'night'): string {
  const token = at(semanticTokens.colors, name);
  const value = typeof token === 'object' && token !== null && 'value' in token ? token.value : undefined;
  const reference =
    typeof value === 'object' && value !== null
      ? Reflect.get(value, time === 'day' ? 'base' : '_night')
      : value;
  return raw(String(reference).replace(/^\{colors\.(.*)\}$/, '$1'));
}

function raw(name: string): string {
  return String(at(colors, name));
}

/** `text.muted`, or the default of `text`. */
function at(tree: unknown, name: string): unknown {
  let found = tree;
  for (const part of name.split('.')) found = child(found, part);
  return child(found, 'DEFAULT') ?? found;
}

function child(tree: unknown, name: string): unknown {
  return typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined;
}

/** By the formula of WCAG: 1 to 21. */
function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
