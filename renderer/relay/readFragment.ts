/** The nodes of a compiled fragment that pages use. (Relay's own types leave out the aliased spread.) */
type Field = { readonly alias?: string | null; readonly name: string };
type TypeCondition = { readonly type?: string | null; readonly abstractKey?: string | null };
type InlineFragment = TypeCondition & { readonly selections: readonly Selection[] };
type Selection =
  | (Field & { readonly kind: 'ScalarField' })
  | (Field & { readonly kind: 'LinkedField'; readonly selections: readonly Selection[] })
  | (InlineFragment & { readonly kind: 'InlineFragment' })
  | { readonly kind: 'FragmentSpread' | 'InlineDataFragmentSpread' }
  | {
      readonly kind: 'AliasedInlineFragmentSpread';
      readonly name: string;
      readonly fragment: InlineFragment;
    };

/** A compiled fragment, as relay-compiler writes it. */
export type CompiledFragment = { readonly selections: readonly Selection[] };

type Answer = { readonly [responseKey: string]: unknown };

/** Where a masked value keeps the part of the answer it was read from. */
const source = Symbol('answer');

/**
 * Reads what a fragment selects from the part of a GraphQL answer behind `key`, masked as Relay masks it.
 * Accepts null for an absent part and a list for `@relay(plural: true)`. Throws on a directive that needs a store.
 */
export function readFragment(fragment: CompiledFragment, key: unknown): unknown {
  if (key == null) return key;
  if (Array.isArray(key)) return key.map((item) => readFragment(fragment, item));
  return readSelections(fragment.selections, answerBehind(key));
}

function answerBehind(key: unknown): Answer {
  if (!isAnswer(key)) throw new TypeError('A fragment key is not part of an answer.');
  const behind: unknown = Reflect.get(key, source);
  return isAnswer(behind) ? behind : key;
}

function readSelections(selections: readonly Selection[], answer: Answer): Answer {
  const data: Record<string | symbol, unknown> = { [source]: answer };
  for (const selection of selections) Object.assign(data, readSelection(selection, answer));
  return data;
}

function readSelection(selection: Selection, answer: Answer): Answer {
  switch (selection.kind) {
    case 'ScalarField':
      return { [responseKey(selection)]: answer[responseKey(selection)] ?? null };
    case 'LinkedField':
      return { [responseKey(selection)]: readLinked(selection.selections, answer[responseKey(selection)]) };
    case 'InlineFragment':
      return isOfType(selection, answer) ? readSelections(selection.selections, answer) : {};
    case 'FragmentSpread':
    case 'InlineDataFragmentSpread':
      return {};
    case 'AliasedInlineFragmentSpread':
      return {
        [selection.name]: isOfType(selection.fragment, answer)
          ? readSelections(selection.fragment.selections, answer)
          : null,
      };
    default:
      throw new Error(`Fragments of pages may not use ${JSON.stringify(selection)}.`);
  }
}

function readLinked(selections: readonly Selection[], value: unknown): unknown {
  if (value == null) return null;
  if (Array.isArray(value)) return value.map((item) => readLinked(selections, item));
  return isAnswer(value) ? readSelections(selections, value) : null;
}

function isOfType(condition: TypeCondition, answer: Answer): boolean {
  if (condition.type == null) return true;
  if (condition.abstractKey != null) return answer[condition.abstractKey] != null;
  return answer['__typename'] === condition.type;
}

function responseKey(field: Field): string {
  return field.alias ?? field.name;
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
