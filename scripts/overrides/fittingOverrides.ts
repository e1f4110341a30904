import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findOverrides, overridesFolder, recordedOriginals, replacedOriginals } from './overrides.ts';

/** Returns a line for each override whose original no longer exists. */
export function overridesWithoutOriginal(root: string): string[] {
  const overrideFiles = new Set(findOverrides(root).map(({ path: file }) => file));
  return recordedOriginals(root)
    .filter(({ path: file }) => !overrideFiles.has(file))
    .map(
      ({ path: file, original }) =>
        `${overridesFolder}/${file} overrides ${original}, which does not exist any more. Nothing imports the override: move its code to the file that has taken over, or delete it.`,
    );
}

/** Matches imports of values, with their source. */
const valueImports =
  /(?:\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?|\bimport\(\s*)['"]([^'"]+)['"]/g;

/** Returns a line for each override that imports the path it replaces, and so itself: rendering it would never end. */
export function overridesImportingThemselves(root: string): string[] {
  const folder = path.join(root, overridesFolder);
  return typedOverrides(root)
    .filter((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      const ownSpecifiers = [
        `#components/${file}`,
        path.join(folder, file),
        path.join(root, 'components', file),
      ];
      return [...code.matchAll(valueImports)].some(([, source = '']) =>
        ownSpecifiers.includes(
          source.startsWith('.') ? path.join(folder, path.dirname(file), source) : source,
        ),
      );
    })
    .map((file) => `${overridesFolder}/${file} imports itself. Import the original from #original/${file}.`);
}

/**
 * Types that the checks use. Literal types of constants, properties of functions and types of elements may differ,
 * because an override may change a number, a style or the result of a component. If an override lacks a prop of its
 * original, a later version has usually added it.
 */
const declarations = [
  "import type { ReactNode } from 'react';",
  'type Plain = string | number | boolean | undefined | void;',
  'type Result<R> = [R] extends [Plain] ? R : [R] extends [ReactNode] ? ReactNode : R;',
  'type Value<T> = T extends (...args: infer A) => infer R ? (...args: A) => Result<R> : T extends string ? string : T extends number ? number : T extends boolean ? boolean : T;',
  'type Wide<T> = T extends (...args: never) => unknown ? Value<T> : T extends object ? { [Name in keyof T]: Value<T[Name]> } : Value<T>;',
  'type Exports<Original> = { readonly [Name in keyof Original]: Wide<Original[Name]> };',
  'type Props<T> = T extends (props: infer P) => unknown ? (P extends object ? keyof P : never) : never;',
  'type Undeclared<Original, Override> = { [Name in keyof Original & keyof Override]: Exclude<Props<Original[Name]>, Props<Override[Name]>> }[keyof Original & keyof Override];',
];
const linesEach = 2;

/** Returns a module that compiles only if each override has the exports and declares the props of its original. */
export function moduleOfExports(root: string): string {
  const checks = typedOverrides(root).flatMap((file, index) => {
    const override = `typeof import('#${overridesFolder}/${file}')`;
    const originalType = `typeof import('#original/${file}')`;
    return [
      `export const exports${index} = (override: ${override}) => override satisfies Exports<${originalType}>;`,
      `export const props${index} = (undeclared: Undeclared<${originalType}, ${override}>) => undeclared satisfies never;`,
    ];
  });
  return checks.length === 0 ? 'export {};\n' : [...declarations, ...checks, ''].join('\n');
}

/**
 * Rewrites the output of `tsc`. Attributes errors in the generated module of exports to their override. Omits errors in
 * replaced originals, which the site does not contain.
 */
export function reportOfTypes(output: string, root: string, moduleFile: string): string {
  const overrides = typedOverrides(root);
  const replacedFiles = new Set(replacedOriginals(root));
  return diagnosticsIn(output)
    .flatMap(({ file, line, text }) => {
      if (replacedFiles.has(file)) return [];
      const index = Math.floor((line - 1 - declarations.length) / linesEach);
      const override = file === moduleFile ? overrides[index] : undefined;
      return [override === undefined ? text : misfit(override, text.replace(/^.*?\): error TS\d+: /, ''))];
    })
    .join('');
}

function misfit(file: string, message: string): string {
  const [, props] = /^Type '(.+)' does not satisfy the expected type 'never'\./.exec(message) ?? [];
  const override = `${overridesFolder}/${file}`;
  return props === undefined
    ? `${override} does not export what components/${file} exports: ${message}`
    : `${override} does not declare all props of components/${file}. Add ${props}, even if you ignore it.\n`;
}

function typedOverrides(root: string): string[] {
  return findOverrides(root)
    .map(({ path: file }) => file)
    .filter((file) => /\.tsx?$/.test(file));
}

type Diagnostic = { file: string; line: number; text: string };

/** Splits the output of `tsc` into errors, each with the indented lines below it. */
function diagnosticsIn(output: string): Diagnostic[] {
  return output
    .split(/^(?=\S)/m)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [, file = '', line = '0'] = /^(\S+?)\((\d+),\d+\): /.exec(text) ?? [];
      return { file, line: Number(line), text };
    });
}
