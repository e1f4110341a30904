import type { PageQuery } from './definePageQuery.ts';

/** A hundred calls of a hundred entries; a backend that turns in circles is left after them. */
const mostCalls = 100;

/** Follows a list to its end, or to where the query has seen enough. */
export async function collectPages(
  { next, merge }: Pick<PageQuery, 'next' | 'merge'>,
  first: object,
  ask: (variables: object) => Promise<never>,
): Promise<never> {
  let variables = first;
  let collected = await ask(variables);
  for (let calls = 1; calls < mostCalls && next !== undefined && merge !== undefined; calls += 1) {
    const following = next(collected, variables as never);
    if (following === undefined) break;
    variables = following;
    collected = merge(collected, await ask(variables)) as never;
  }
  return collected;
}
