import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import * as css from '#styled/css';
import * as patterns from '#styled/patterns';
import * as recipes from '#styled/recipes';
import { knownValue } from './knownValue.ts';

/** What a call of Panda gives: the classes of one element, or those of each part by its name. */
export type StyleResult = string | Record<string, string>;

type StyleFunctions = Readonly<Record<string, unknown>>;

const modules = new Map<string, StyleFunctions>([
  ['#styled/css', { css: css.css, cva: css.cva }],
  ['#styled/patterns', { ...patterns }],
  ['#styled/recipes', { ...recipes }],
]);

type Call = NodePath<types.CallExpression>;

type Found = {
  /** A call whose arguments can be told from the source alone, with what it gives. */
  known: (call: Call, result: StyleResult) => void;
  /** One that makes a function of its variants, with what this gives for each choice of them. */
  variants: (call: Call, results: string[]) => void;
  /** Any other. */
  open: (call: Call) => void;
};

/** Tells of each call of Panda in a source file. */
export function styleCalls({ known, variants, open }: Found): PluginObj {
  return {
    name: 'style-calls',
    visitor: {
      CallExpression(path) {
        const call = styleFunctionOf(path);
        if (call === undefined) return;
        const values = path.get('arguments').map((argument) => knownValue(argument));
        const result = values.every((found) => found !== undefined)
          ? call(...values.map(({ value }) => value))
          : undefined;
        if (typeof result === 'string' || isSlots(result)) known(path, result);
        else if (isStyleFunction(result)) variants(path, resultsOf(result));
        else open(path);
      },
    },
  };
}

type StyleFunction = {
  (choice: Record<string, string | undefined>): string;
  variantMap: Record<string, string[]>;
};

function isStyleFunction(value: unknown): value is StyleFunction {
  return typeof value === 'function' && 'variantMap' in value;
}

/** For every choice of variants, those included that leave some of them out. */
function resultsOf(styles: StyleFunction): string[] {
  let choices: Record<string, string | undefined>[] = [{}];
  for (const [variant, values] of Object.entries(styles.variantMap)) {
    choices = choices.flatMap((choice) =>
      [undefined, ...values].map((value) => ({ ...choice, [variant]: value })),
    );
  }
  return choices.map((choice) => styles(choice));
}

/** The function of Panda's that is called; undefined for any other call. */
function styleFunctionOf(path: Call): ((...args: unknown[]) => unknown) | undefined {
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
