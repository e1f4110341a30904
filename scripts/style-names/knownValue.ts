import type { NodePath } from '@babel/core';
import { types } from '@babel/core';

/** A value that the source alone tells; undefined where it does not. Spreads of constants of the same file count as told. */
export function knownValue(path: NodePath): { value: unknown } | undefined {
  if (path.isObjectExpression()) return knownObject(path);
  if (path.isTSAsExpression()) return knownValue(path.get('expression'));
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
      const spread = knownValue(property.get('argument'));
      if (typeof spread?.value !== 'object' || spread.value === null) return undefined;
      entries.push(...Object.entries(spread.value));
    } else if (property.isObjectProperty()) {
      const key = knownKey(property);
      const found = knownValue(property.get('value'));
      if (key === undefined || found === undefined) return undefined;
      entries.push([key, found.value]);
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
