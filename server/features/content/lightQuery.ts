import { createHash } from 'node:crypto';
import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
} from 'graphql';
import { tidied } from './fitQuery.ts';
import { createQueryCache } from './queryCache.ts';

/** A query whose text is shorter is as well asked whole. */
const smallBytes = 4_000;

const kinds = createQueryCache<ReadonlySet<string>>(() => 0);
const variants = createQueryCache<string>((text) => text.length);

/** The types of sections that a long query asks for; none of a short one. */
export function sectionTypesIn(text: string): ReadonlySet<string> {
  const before = kinds.get(text);
  if (before !== undefined) return before;
  const found = new Set<string>();
  const note = (type: string | undefined) => {
    if (type !== undefined && /[^_]Layout$/.test(type)) found.add(type);
  };
  if (stripIgnoredCharacters(text).length > smallBytes)
    visit(parse(text, { noLocation: true }), {
      InlineFragment: ({ typeCondition }) => note(typeCondition?.name.value),
      FragmentDefinition: ({ typeCondition }) => note(typeCondition.name.value),
    });
  kinds.set(text, found);
  return found;
}

/** The query without what it asks of sections of other types, and without some of the fields that it asks for first. */
export function lighten(
  text: string,
  { types, spared }: { types: ReadonlySet<string>; spared: ReadonlySet<string> },
): string {
  const known = sectionTypesIn(text);
  const kept = [...types].filter((type) => known.has(type)).toSorted();
  const digest = createHash('sha1').update(text).digest('base64url');
  const key = [digest, ...kept, '', ...[...spared].toSorted()].join('\n');
  const before = variants.get(key);
  if (before !== undefined) return before;
  const isOther = (type: string | undefined) => type !== undefined && known.has(type) && !types.has(type);
  const document = visit(parse(text, { noLocation: true }), {
    InlineFragment: ({ typeCondition }) => (isOther(typeCondition?.name.value) ? null : undefined),
    FragmentDefinition: ({ typeCondition }) => (isOther(typeCondition.name.value) ? null : undefined),
    OperationDefinition: (operation) => ({
      ...operation,
      selectionSet: {
        ...operation.selectionSet,
        selections: operation.selectionSet.selections.filter(
          (part) => part.kind !== Kind.FIELD || !spared.has(part.alias?.value ?? part.name.value),
        ),
      },
    }),
  });
  const light = tidied(document);
  const variant = light === undefined ? text : stripIgnoredCharacters(print(shortened(light)));
  variants.set(key, variant);
  return variant;
}

/** The same query with short names for its fragments, which nobody but the backend reads. */
function shortened(document: DocumentNode): DocumentNode {
  const names = new Map<string, string>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      names.set(definition.name.value, `f${names.size.toString(36)}`);
  const rename = <TNode extends FragmentDefinitionNode | FragmentSpreadNode>(node: TNode): TNode => ({
    ...node,
    name: { ...node.name, value: names.get(node.name.value) ?? node.name.value },
  });
  return visit(document, { FragmentDefinition: rename, FragmentSpread: rename });
}
