import type { NodePath } from '@babel/core';
import { types } from '@babel/core';
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { styleCalls } from './styleCalls.ts';

/**
 * Writes the class names that a call of Panda gives into the code, where its arguments are known: the server then works
 * them out at no start, and the browser needs no runtime for them.
 */
export function evaluateStyles(short: ReadonlyMap<string, string>) {
  const shorten = (names: string) =>
    names
      .split(' ')
      .map((name) => short.get(name) ?? name)
      .join(' ');
  // What stays a call may go where nothing uses its result.
  const leave = ({ node }: NodePath) => void types.addComment(node, 'leading', '#__PURE__');
  const plugin = styleCalls({
    known: (call, result) =>
      void call.replaceWith(
        types.valueToNode(typeof result === 'string' ? shorten(result) : mapValues(result, shorten)),
      ),
    variants: leave,
    open: leave,
  });
  return defineRolldownBabelPreset({
    preset: { plugins: [plugin] },
    rolldown: { filter: { code: /from ['"]#styled\// } },
  });
}

function mapValues(
  values: Record<string, string>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
