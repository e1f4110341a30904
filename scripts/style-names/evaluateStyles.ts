import { type NodePath, types, type PluginObj } from '@babel/core';
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import * as css from '#styled/css';
import * as patterns from '#styled/patterns';
import * as recipes from '#styled/recipes';

/**
 * Replaces calls of Panda's functions that have constant arguments by the resulting class names, so that neither server
 * nor browser evaluates them at runtime.
 */
export function evaluateStyles(short: ReadonlyMap<string, string>) {
  const shorten = (names: string) =>
    names
      .split(' ')
      .map((name) => short.get(name) ?? name)
      .join(' ');
  // Lets the bundler remove the remaining calls whose result is unused.
  const markPure = ({ node }: NodePath) => void types.addComment(node, 'leading', '#__PURE__');
  const plugin = styleCalls({
    known: (call, result) =>
      void call.replaceWith(
        types.valueToNode(typeof result === 'string' ? shorten(result) : mapValues(result, shorten)),
      ),
    variants: markPure,
    open: markPure,
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

/** Result of a call: the classes of an element, or of each slot by name. */
type StyleResult = string | Record<string, string>;

type StyleFunctions = Readonly<Record<string, unknown>>;

const modules = new Map<string, StyleFunctions>([
  ['#styled/css', { css: css.css, cva: css.cva, cx: css.cx }],
  ['#styled/patterns', { ...patterns }],
  ['#styled/recipes', { ...recipes }],
]);

type Call = NodePath<types.CallExpression>;

type Found = {
  /** Invoked for a call with constant arguments, with its result. */
  known: (call: Call, result: StyleResult) => void;
  /** Invoked for a call that returns a function of variants, with the results for all combinations. */
  variants: (call: Call, results: string[]) => void;
  /** Invoked for any other call. */
  open: (call: Call) => void;
};

/** Finds the calls of Panda's functions in a source file. */
function styleCalls({ known, variants, open }: Found): PluginObj {
  return {
    name: 'style-calls',
    visitor: {
      CallExpression(path) {
        const call = styleFunctionOf(path);
        if (call === undefined) return;
        const result = resultOf(path, call);
        if (typeof result === 'string' || isSlots(result)) known(path, result);
        else if (isStyleFunction(result)) variants(path, resultsOf(result));
        else open(path);
      },
    },
  };
}

/** Returns the result of a call whose arguments are constant; otherwise `undefined`. */
function resultOf(path: Call, call: (...args: unknown[]) => unknown): unknown {
  const values = path.get('arguments').map((argument) => knownValue(argument));
  return values.every((value) => value !== undefined) ? call(...values.map(({ value }) => value)) : undefined;
}

type StyleFunction = {
  (choice: Record<string, string | undefined>): string;
  variantMap: Record<string, string[]>;
};

function isStyleFunction(value: unknown): value is StyleFunction {
  return typeof value === 'function' && 'variantMap' in value;
}

/** Returns the results for all combinations of variants, each of which may also be omitted. */
function resultsOf(styles: StyleFunction): string[] {
  let choices: Record<string, string | undefined>[] = [{}];
  for (const [variant, values] of Object.entries(styles.variantMap)) {
    choices = choices.flatMap((choice) =>
      [undefined, ...values].map((value) => ({ ...choice, [variant]: value })),
    );
  }
  return choices.map((choice) => styles(choice));
}

/** Returns the called Panda function, or `undefined` for other calls. */
function styleFunctionOf(path: Call): ((...args: unknown[]) => unknown) | undefined {
  const { callee } = path.node;
  if (!types.isIdentifier(callee)) return undefined;
  const importPath = path.scope.getBinding(callee.name)?.path;
  if (!importPath?.isImportSpecifier() || !types.isImportDeclaration(importPath.parent)) return undefined;
  const name = types.isIdentifier(importPath.node.imported) ? importPath.node.imported.name : '';
  const styleFunction = modules.get(importPath.parent.source.value)?.[name];
  return typeof styleFunction === 'function'
    ? (...args) => Reflect.apply(styleFunction, undefined, args)
    : undefined;
}

function isSlots(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((name) => typeof name === 'string')
  );
}

/**
 * Returns a constant value, or `undefined` if it is unknown at build time. Resolves spreads of constants in the same
 * file.
 */
function knownValue(path: NodePath): { value: unknown } | undefined {
  if (path.isObjectExpression()) return knownObject(path);
  if (path.isTSAsExpression()) return knownValue(path.get('expression'));
  if (path.isCallExpression()) {
    const call = styleFunctionOf(path);
    const result = call && resultOf(path, call);
    return typeof result === 'string' ? { value: result } : undefined;
  }
  const { confident, value } = path.evaluate();
  if (confident) return { value };
  const constant = path.isIdentifier() ? path.scope.getBinding(path.node.name) : undefined;
  if (constant?.constant !== true || !constant.path.isVariableDeclarator()) return undefined;
  const init = constant.path.get('init');
  return init.hasNode() ? knownValue(init) : undefined;
}

function knownObject(path: NodePath<types.ObjectExpression>): { value: unknown } | undefined {
  const entries: [string, unknown][] = [];
  for (const property of path.get('properties')) {
    if (property.isSpreadElement()) {
      const spreadValue = knownValue(property.get('argument'));
      if (typeof spreadValue?.value !== 'object' || spreadValue.value === null) return undefined;
      entries.push(...Object.entries(spreadValue.value));
    } else if (property.isObjectProperty()) {
      const key = knownKey(property);
      const constant = knownValue(property.get('value'));
      if (key === undefined || constant === undefined) return undefined;
      entries.push([key, constant.value]);
    } else return undefined;
  }
  return { value: Object.fromEntries(entries) };
}

function knownKey(property: NodePath<types.ObjectProperty>): string | undefined {
  const { key, computed } = property.node;
  if (!computed && types.isIdentifier(key)) return key.name;
  const value = knownValue(property.get('key'))?.value;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}
