import { Kind, parse, stripIgnoredCharacters, visit, type FieldNode, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Properties of a query text, computed once per text. */
export type CompiledQuery = {
  /** The query without insignificant white space. */
  compact: string;
  /** Root fields of the operation, including those in fragments. */
  rootFields: readonly FieldNode[];
  /** Keys of root fields without directives. Every response has them: GraphQL returns at least null for each. */
  requiredKeys: readonly string[];
  /** Content-model names of fields that the query renames (`text: description`), by their keys in the response. */
  renamedFields: ReadonlyMap<string, readonly string[]>;
};

/** Size limit of a cache: far more than the site's operations and their variants for older content models need. */
const limitBytes = 2 * 1024 * 1024;

/** Creates a cache keyed by query text. Its limit is in bytes, because a text has up to fourteen kilobytes. */
export function createQueryCache<V extends object>(bytesOf: (value: V) => number) {
  return new LRUCache<string, V>({
    maxSize: limitBytes,
    sizeCalculation: (value, text) => Math.max(1, text.length + bytesOf(value)),
  });
}

/** Approximate size of the parsed root fields. */
const nodeBytes = 2_000;
const compiledQueries = createQueryCache<CompiledQuery>(({ compact }) => compact.length + nodeBytes);

/** Compiles the text of a query, or returns the cached result. Throws on a syntax error. */
export function compiledQuery(text: string): CompiledQuery {
  const cached = compiledQueries.get(text);
  if (cached !== undefined) return cached;
  const document = parse(text, { noLocation: true });
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
  const fieldsOf = (set: SelectionSetNode | undefined, isConditional = false): [FieldNode, boolean][] =>
    (set?.selections ?? []).flatMap((selection) => {
      const isOptional = isConditional || (selection.directives ?? []).length > 0;
      if (selection.kind === Kind.FIELD) return [[selection, isOptional]];
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)
          : selection.selectionSet;
      return fieldsOf(inner, isOptional);
    });
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fields = fieldsOf(operation?.selectionSet);
  const renamedFields = new Map<string, string[]>();
  visit(document, {
    Field({ alias, name }) {
      if (alias !== undefined)
        renamedFields.set(alias.value, [...(renamedFields.get(alias.value) ?? []), name.value]);
    },
  });
  const query = {
    compact: stripIgnoredCharacters(text),
    rootFields: fields.map(([field]) => field),
    requiredKeys: [...new Set(fields.flatMap(([field, isOptional]) => (isOptional ? [] : [keyOf(field)])))],
    renamedFields,
  };
  compiledQueries.set(text, query);
  return query;
}

/** Returns the key of a field in a response. */
export function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}
