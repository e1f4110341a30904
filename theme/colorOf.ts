import { semanticTokens } from './semanticTokens.ts';

export type Colors = { readonly [name: string]: string | Colors };

/** Returns the colour of a style name (`text.muted`, or a company's own `ink`) by day or on a dark band. */
export function colorOf(colors: Colors, name: string, time: 'day' | 'night'): string {
  const token = at(semanticTokens.colors, name);
  if (token === undefined) return namedColor(colors, name);
  const value = child(token, 'value');
  const isPair = typeof value === 'object' && value !== null;
  const reference = isPair ? Reflect.get(value, time === 'day' ? 'base' : '_night') : value;
  return namedColor(colors, String(reference).replace(/^\{colors\.(.*)\}$/, '$1'));
}

/** Returns a company's colour by its name in `brand/tokens.ts`, such as `brand.hover`. */
export function namedColor(colors: Colors, name: string): string {
  return String(at(colors, name));
}

/** Returns the value at a name such as `text.muted`. For a group such as `text`, returns its default. */
function at(tree: unknown, name: string): unknown {
  let node = tree;
  for (const key of name.split('.')) node = child(node, key);
  return child(node, 'DEFAULT') ?? node;
}

function child(tree: unknown, name: string): unknown {
  return typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined;
}
