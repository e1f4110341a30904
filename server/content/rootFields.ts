import { Kind, parse, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * The names under which an answer holds what a query asks for first; those that it asks for under a condition are not
 * among them. GraphQL answers each, if only with null.
 */
export function rootFieldsOf(text: string): readonly string[] {
  const document = parse(text, { noLocation: true });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const namesIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((part) => {
      if ((part.directives ?? []).length > 0) return [];
      if (part.kind === Kind.FIELD) return [part.alias?.value ?? part.name.value];
      return namesIn(
        part.kind === Kind.FRAGMENT_SPREAD ? fragments.get(part.name.value)?.selectionSet : part.selectionSet,
      );
    });
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return [...new Set(namesIn(operation?.selectionSet))];
}
