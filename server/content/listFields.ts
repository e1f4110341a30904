import {
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type ObjectValueNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { ContentRequest } from './contentClient.ts';

/**
 * What a query asks for first and something new could come to stand in, by the names of its fields: lists, and what was
 * looked up and not found. What was found by its address, or asked for by number, stays what it is until it is edited.
 */
export function openFields(
  { text, variables }: Pick<ContentRequest, 'text' | 'variables'>,
  answer: unknown,
): ReadonlySet<string> {
  const given = new Map<string, unknown>(Object.entries(variables));
  const answers = new Map<string, unknown>(
    typeof answer === 'object' && answer !== null ? Object.entries(answer) : [],
  );
  const open = rootFields(text).filter((field) =>
    isOpen(field, answers.get(field.alias?.value ?? field.name.value), given),
  );
  return new Set(open.map(({ name }) => name.value));
}

/** Numbers of WordPress by which a query asks for entries: a list can get one of them back. */
export function askedIds(variables: object): string[] {
  return Object.values(variables)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : []))
    .filter((value) => typeof value === 'string' && /^[1-9]\d*$/.test(value))
    .map((number) => `post:${String(number)}`);
}

function isOpen(field: FieldNode, answered: unknown, given: ReadonlyMap<string, unknown>): boolean {
  if (typeof answered !== 'object' || answered === null) return true;
  if (!('nodes' in answered) || !Array.isArray(answered.nodes)) return false;
  const where = field.arguments?.find(({ name }) => name.value === 'where')?.value;
  if (where?.kind !== Kind.OBJECT) return true;
  if (isGiven(where, 'in', given)) return false;
  return answered.nodes.length === 0 || !['name', 'slug'].some((name) => isGiven(where, name, given));
}

function isGiven(where: ObjectValueNode, name: string, given: ReadonlyMap<string, unknown>): boolean {
  const value: ValueNode | undefined = where.fields.find((field) => field.name.value === name)?.value;
  if (value === undefined || value.kind === Kind.NULL) return false;
  return value.kind !== Kind.VARIABLE || given.get(value.name.value) != null;
}

/** There are as many queries as the site has operations. */
const known = new Map<string, readonly FieldNode[]>();

function rootFields(text: string): readonly FieldNode[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const document = parse(text, { noLocation: true });
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fields =
    operation?.kind === Kind.OPERATION_DEFINITION ? fieldsOf(document, operation.selectionSet) : [];
  known.set(text, fields);
  return fields;
}

function fieldsOf(document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((part) => {
    if (part.kind === Kind.FIELD) return [part];
    if (part.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, part.selectionSet);
    const spread = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === part.name.value,
    );
    return spread?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(document, spread.selectionSet) : [];
  });
}
