/** WPGraphQL answers no more entries than this at once, whatever is asked for. */
export const largestPage = 100;

type Connection = {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
};

/** Where a list goes on; undefined at its end, or where the backend names no other place. */
export function nextCursor(
  list: Connection | null | undefined,
  lastAfter: string | null | undefined,
): string | undefined {
  const { hasNextPage, endCursor } = list?.pageInfo ?? {};
  return hasNextPage && endCursor && endCursor !== lastAfter ? endCursor : undefined;
}

/** A list with what follows in it. */
export function joinedLists<TList extends { readonly nodes: readonly unknown[] }>(
  list: TList | null | undefined,
  following: TList | null | undefined,
): TList | null | undefined {
  return list && following ? { ...following, nodes: [...list.nodes, ...following.nodes] } : list;
}

/** How a list is followed that the backend hands out in parts. */
export type ListPages<TVariables, TAnswer> = {
  /** The variables of the following call while there is more to ask for; `answer` holds all that came so far. */
  next?: ((answer: TAnswer, variables: TVariables) => TVariables | undefined) | undefined;
  /** Joins the answer of a following call to what came before. */
  merge?: ((collected: TAnswer, following: TAnswer) => TAnswer) | undefined;
  /** A backend that turns in circles is left after them; 100 without it. */
  maxCalls?: number;
};

/** Follows a list to its end, or to where its reader has seen enough. */
export async function collectPages<TVariables, TAnswer>(
  { next, merge, maxCalls = 100 }: ListPages<TVariables, TAnswer>,
  first: TVariables,
  ask: (variables: TVariables) => Promise<TAnswer>,
): Promise<TAnswer> {
  let variables = first;
  let collected: TAnswer = await ask(variables);
  for (let calls = 1; calls < maxCalls && next !== undefined && merge !== undefined; calls += 1) {
    const following = next(collected, variables);
    if (following === undefined) break;
    variables = following;
    collected = merge(collected, await ask(variables));
  }
  return collected;
}
