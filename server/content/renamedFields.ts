import { parse, visit } from 'graphql';
import { createQueryCache } from './contentClient.ts';

/** Fields by their names in a response, if a query gives them another name than the content model does. */
export type RenamedFields = ReadonlyMap<string, readonly string[]>;

const known = createQueryCache<RenamedFields>(({ size }) => size * 100);

/** Finds the fields that a query renames: `text: description`. */
export function renamedFields(query: string): RenamedFields {
  const before = known.get(query);
  if (before !== undefined) return before;
  const renamed = new Map<string, string[]>();
  visit(parse(query, { noLocation: true }), {
    Field({ alias, name }) {
      if (alias !== undefined) renamed.set(alias.value, [...(renamed.get(alias.value) ?? []), name.value]);
    },
  });
  known.set(query, renamed);
  return renamed;
}
