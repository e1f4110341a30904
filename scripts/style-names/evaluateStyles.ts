import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import * as css from '#styled/css';
import * as patterns from '#styled/patterns';
import * as recipes from '#styled/recipes';

type StyleFunctions = Readonly<Record<string, unknown>>;

const modules = new Map<string, StyleFunctions>([
  ['#styled/css', { css: css.css, cva: css.cva }],
  ['#styled/patterns', { ...patterns }],
  ['#styled/recipes', { ...recipes }],
]);

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
  const plugin: PluginObj = {
    name: 'evaluate-styles',
    visitor: {
      CallExpression(path) {
        const call = styleFunctionOf(path);
        if (call === undefined) return;
        const values = path.get('arguments').map((argument) => argument.evaluate());
        const result = values.every(({ confident }) => confident)
          ? call(...values.map(({ value }): unknown => value))
          : undefined;
        if (typeof result === 'string') path.replaceWith(types.valueToNode(shorten(result)));
        else if (isSlots(result)) path.replaceWith(types.valueToNode(mapValues(result, shorten)));
        // What stays a call may go where nothing uses its result.
        else types.addComment(path.node, 'leading', '#__PURE__');
      },
    },
  };
  return defineRolldownBabelPreset({
    preset: { plugins: [plugin] },
    rolldown: { filter: { code: /from ['"]#styled\// } },
  });
}

/** The function of Panda's that is called; undefined for any other call. */
function styleFunctionOf(
  path: NodePath<types.CallExpression>,
): ((...args: unknown[]) => unknown) | undefined {
  const { callee } = path.node;
  if (!types.isIdentifier(callee)) return undefined;
  const imported = path.scope.getBinding(callee.name)?.path;
  if (!imported?.isImportSpecifier() || !types.isImportDeclaration(imported.parent)) return undefined;
  const name = types.isIdentifier(imported.node.imported) ? imported.node.imported.name : '';
  const found = modules.get(imported.parent.source.value)?.[name];
  return typeof found === 'function' ? (...args) => Reflect.apply(found, undefined, args) : undefined;
}

function isSlots(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((name) => typeof name === 'string')
  );
}

function mapValues(
  values: Record<string, string>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
