import type { NodePath } from '@babel/core';
import { transformSync, types } from '@babel/core';
import { styleCalls } from './styleCalls.ts';

/**
 * The classes that calls of Panda in a source file are known to give, one list for each element, and the source without
 * these calls.
 */
export function splitStyles(source: string, filename: string): { lists: string[][]; rest: string } {
  const lists: string[][] = [];
  if (!/from ['"]#styled\//.test(source)) return { lists, rest: source };
  const note = (call: NodePath, results: readonly string[]) => {
    lists.push(...results.map((names) => names.split(' ')));
    call.replaceWith(types.stringLiteral(''));
  };
  const plugin = styleCalls({
    known: (call, result) => note(call, typeof result === 'string' ? [result] : Object.values(result)),
    variants: note,
    open: () => undefined,
  });
  const result = transformSync(source, {
    filename,
    plugins: [plugin],
    parserOpts: { plugins: ['typescript', 'jsx'] },
    configFile: false,
    babelrc: false,
  });
  return { lists, rest: result?.code ?? source };
}
