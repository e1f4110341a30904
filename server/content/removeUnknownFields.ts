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

/** A backend's reason to reject a query, and its position in the query. */
export type Refusal = { message: string; line: number; column: number };

/** A query that a backend accepts. */
export type CompatibleQuery = {
  text: string;
  /** Removed fields and types, named for operators: `Page.seo`, `type PageElementsSectionElementsTableLayout`. */
  absent: readonly string[];
  /** Sets removed fields to null in a response. */
  complete(data: Record<string, unknown>): void;
};

/** Fields that every page requires. They are never removed. */
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

/** Returns a `CompatibleQuery` for the unchanged query. */
export function wholeQuery(text: string): CompatibleQuery {
  return { text, absent: [], complete: () => undefined };
}

/**
 * Removes the fields and types that the backend reports as unknown, and the objects, fragments and variables that
 * become empty or unused. Returns undefined if a rejection has another reason or concerns a field that the query needs.
 */
export function removeUnknownFields(
  originalText: string,
  currentQuery: CompatibleQuery,
  refusals: readonly Refusal[],
) {
  const document = parse(currentQuery.text);
  const unknownNodes = new Map<ASTNode, string>();
  for (const { message, line, column } of refusals) {
    const node = nodeAt(document, offsetOf(currentQuery.text, line, column), message);
    if (node === undefined) return undefined;
    unknownNodes.set(node.node, node.name);
  }
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const firstField = operation?.selectionSet.selections[0];
  if (unknownNodes.size === 0 || firstField === undefined || unknownNodes.has(firstField)) return undefined;
  const reducedDocument = tidy(
    visit(document, { enter: (node) => (unknownNodes.has(node) ? null : undefined) }),
  );
  if (reducedDocument === undefined) return undefined;
  const fullDocument = parse(originalText);
  const result: CompatibleQuery = {
    text: stripIgnoredCharacters(print(reducedDocument)),
    absent: [...new Set([...currentQuery.absent, ...unknownNodes.values()])],
    complete: (data) => fillMissing(fullDocument, data),
  };
  return result;
}

/** Returns the field that a rejection names, or the fragment on the type that it names. */
function nodeAt(
  document: DocumentNode,
  offset: number,
  message: string,
): { node: ASTNode; name: string } | undefined {
  const [, field, type] = refusedField.exec(message) ?? [];
  const [, unknownType] = refusedType.exec(message) ?? [];
  let match: ASTNode | undefined;
  visit(document, {
    Field(node) {
      if (field !== undefined && node.loc?.start === offset && node.name.value === field) match = node;
    },
    InlineFragment(node) {
      if (unknownType !== undefined && node.typeCondition?.loc?.start === offset) match = node;
    },
    FragmentDefinition(node) {
      if (unknownType !== undefined && node.typeCondition.loc?.start === offset) match = node;
    },
  });
  if (match === undefined || (field !== undefined && neededFields.has(field))) return undefined;
  return { node: match, name: unknownType === undefined ? `${type}.${field}` : `type ${unknownType}` };
}

/**
 * Removes empty objects and unused fragments and variables, repeatedly until nothing changes. Returns undefined if
 * nothing is left.
 */
function tidy(document: DocumentNode): DocumentNode | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const spreadNames = new Set<string>();
  const usedVariables = new Set<string>();
  visit(document, {
    FragmentDefinition: (node) => void fragments.set(node.name.value, node),
    FragmentSpread: (node) => void spreadNames.add(node.name.value),
    Variable(node, _key, parent) {
      const isDeclared = parent !== undefined && 'kind' in parent && parent.kind === Kind.VARIABLE_DEFINITION;
      if (!isDeclared) usedVariables.add(node.name.value);
    },
  });
  const isEmpty = (set: SelectionSetNode | undefined) =>
    set !== undefined &&
    set.selections.every((selection) => 'name' in selection && selection.name?.value === '__typename');
  let isChanged = false;
  const remove = () => {
    isChanged = true;
    return null;
  };
  const tidyDocument = visit(document, {
    FragmentSpread: (node) => (fragments.has(node.name.value) ? undefined : remove()),
    Field: { leave: (node) => (node.selectionSet?.selections.length === 0 ? remove() : undefined) },
    InlineFragment: { leave: (node) => (isEmpty(node.selectionSet) ? remove() : undefined) },
    FragmentDefinition: {
      leave: (node) =>
        node.selectionSet.selections.length === 0 || !spreadNames.has(node.name.value) ? remove() : undefined,
    },
    VariableDefinition: (node) => (usedVariables.has(node.variable.name.value) ? undefined : remove()),
  });
  const operation = tidyDocument.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || !('selectionSet' in operation) || !operation.selectionSet) return undefined;
  if (operation.selectionSet.selections.length === 0) return undefined;
  return isChanged ? tidy(tidyDocument) : tidyDocument;
}

/**
 * Adds every field of the query that an object in the response lacks, with the value null. Superfluous fields do no
 * harm, because nothing reads them.
 */
function fillMissing(fullDocument: DocumentNode, data: Record<string, unknown>): void {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of fullDocument.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
  const complete = (value: unknown, set: SelectionSetNode | undefined): void => {
    if (set === undefined) return;
    if (Array.isArray(value)) for (const item of value) complete(item, set);
    else if (isObject(value))
      for (const selection of set.selections) {
        if (selection.kind === Kind.INLINE_FRAGMENT) complete(value, selection.selectionSet);
        else if (selection.kind === Kind.FRAGMENT_SPREAD)
          complete(value, fragments.get(selection.name.value));
        else {
          const key = selection.alias?.value ?? selection.name.value;
          if (Object.hasOwn(value, key)) complete(value[key], selection.selectionSet);
          // Relay uses keys that start with `__` to check whether an object implements an interface.
          else if (!key.startsWith('__')) value[key] = null;
        }
      }
  };
  const operation = fullDocument.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind === Kind.OPERATION_DEFINITION) complete(data, operation.selectionSet);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function offsetOf(text: string, line: number, column: number): number {
  const linesBefore = text.split('\n').slice(0, line - 1);
  return linesBefore.join('\n').length + (linesBefore.length > 0 ? 1 : 0) + column - 1;
}
