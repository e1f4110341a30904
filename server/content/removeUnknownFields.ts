import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Error with which a backend refuses a query, and its position in the query. */
export type Refusal = { message: string; line: number; column: number };

/** A query that a backend accepts. */
export type CompatibleQuery = {
  text: string;
  /** Names of removed fields and types for operators: `Page.seo`, `type PageElementsSectionElementsTableLayout`. */
  absent: readonly string[];
  /** Sets removed fields to null in a response. */
  complete(data: Record<string, unknown>): void;
};

/** Fields that pages cannot do without. They are never removed. */
export const neededFields: ReadonlySet<string> = new Set([
  'id',
  'databaseId',
  'slug',
  'uri',
  'locale',
  'nodes',
  'node',
  'pageInfo',
]);

const refusedField = /^Cannot query field "(\w+)" on type "(\w+)"/;
const refusedType = /^Unknown type "(\w+)"/;

/** Returns a query from which nothing is removed. */
export function wholeQuery(text: string): CompatibleQuery {
  return { text, absent: [], complete: () => undefined };
}

/**
 * Returns the query without the fields and types that the backend reports as unknown, and without objects, fragments
 * and variables that become empty or unused. Returns undefined if a refusal has another reason, or concerns a field
 * that the query needs.
 */
export function removeUnknownFields(original: string, before: CompatibleQuery, refusals: readonly Refusal[]) {
  const sent = parse(before.text);
  const lost = new Map<ASTNode, string>();
  for (const { message, line, column } of refusals) {
    const node = nodeAt(sent, offsetOf(before.text, line, column), message);
    if (node === undefined) return undefined;
    lost.set(node.node, node.name);
  }
  const first = sent.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const purpose = first?.selectionSet.selections[0];
  if (lost.size === 0 || purpose === undefined || lost.has(purpose)) return undefined;
  const fitted = tidied(visit(sent, { enter: (node) => (lost.has(node) ? null : undefined) }));
  if (fitted === undefined) return undefined;
  const whole = parse(original);
  const result: CompatibleQuery = {
    text: stripIgnoredCharacters(print(fitted)),
    absent: [...new Set([...before.absent, ...lost.values()])],
    complete: (data) => completeBy(whole, data),
  };
  return result;
}

/** Returns the field, or the fragment on a type, that a refusal is about. */
function nodeAt(
  document: DocumentNode,
  offset: number,
  message: string,
): { node: ASTNode; name: string } | undefined {
  const [, field, type] = refusedField.exec(message) ?? [];
  const [, unknown] = refusedType.exec(message) ?? [];
  let found: ASTNode | undefined;
  visit(document, {
    Field(node) {
      if (field !== undefined && node.loc?.start === offset && node.name.value === field) found = node;
    },
    InlineFragment(node) {
      if (unknown !== undefined && node.typeCondition?.loc?.start === offset) found = node;
    },
    FragmentDefinition(node) {
      if (unknown !== undefined && node.typeCondition.loc?.start === offset) found = node;
    },
  });
  if (found === undefined || (field !== undefined && neededFields.has(field))) return undefined;
  return { node: found, name: unknown === undefined ? `${type}.${field}` : `type ${unknown}` };
}

/**
 * Removes empty objects and unused fragments and variables, repeatedly until nothing changes. Returns undefined if
 * nothing is left.
 */
function tidied(document: DocumentNode): DocumentNode | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const spread = new Set<string>();
  const used = new Set<string>();
  visit(document, {
    FragmentDefinition: (node) => void fragments.set(node.name.value, node),
    FragmentSpread: (node) => void spread.add(node.name.value),
    Variable(node, _key, parent) {
      const isDeclared = parent !== undefined && 'kind' in parent && parent.kind === Kind.VARIABLE_DEFINITION;
      if (!isDeclared) used.add(node.name.value);
    },
  });
  const isEmpty = (set: SelectionSetNode | undefined) =>
    set !== undefined && set.selections.every((part) => 'name' in part && part.name?.value === '__typename');
  let isChanged = false;
  const drop = () => {
    isChanged = true;
    return null;
  };
  const next = visit(document, {
    FragmentSpread: (node) => (fragments.has(node.name.value) ? undefined : drop()),
    Field: { leave: (node) => (node.selectionSet?.selections.length === 0 ? drop() : undefined) },
    InlineFragment: { leave: (node) => (isEmpty(node.selectionSet) ? drop() : undefined) },
    FragmentDefinition: {
      leave: (node) =>
        node.selectionSet.selections.length === 0 || !spread.has(node.name.value) ? drop() : undefined,
    },
    VariableDefinition: (node) => (used.has(node.variable.name.value) ? undefined : drop()),
  });
  const operation = next.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || !('selectionSet' in operation) || !operation.selectionSet) return undefined;
  if (operation.selectionSet.selections.length === 0) return undefined;
  return isChanged ? tidied(next) : next;
}

/**
 * Sets every field of the query that an object in the response lacks to null. Superfluous fields do no harm: they are
 * never read.
 */
function completeBy(whole: DocumentNode, data: Record<string, unknown>): void {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of whole.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
  const complete = (value: unknown, set: SelectionSetNode | undefined): void => {
    if (set === undefined) return;
    if (Array.isArray(value)) for (const item of value) complete(item, set);
    else if (isObject(value))
      for (const part of set.selections) {
        if (part.kind === Kind.INLINE_FRAGMENT) complete(value, part.selectionSet);
        else if (part.kind === Kind.FRAGMENT_SPREAD) complete(value, fragments.get(part.name.value));
        else {
          const key = part.alias?.value ?? part.name.value;
          if (Object.hasOwn(value, key)) complete(value[key], part.selectionSet);
          // By such keys, Relay checks whether an object implements an interface.
          else if (!key.startsWith('__')) value[key] = null;
        }
      }
  };
  const operation = whole.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind === Kind.OPERATION_DEFINITION) complete(data, operation.selectionSet);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1;
}
