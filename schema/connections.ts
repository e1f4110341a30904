/** Maximum number of entries in a response of WPGraphQL, whatever the query requests. */
export const largestPage = 100;

type Connection = {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
};

/** Returns the cursor of the next part; `undefined` at the end, or if the backend repeats the last cursor. */
export function nextCursor(
  list: Connection | null | undefined,
  lastAfter: string | null | undefined,
): string | undefined {
  const { hasNextPage, endCursor } = list?.pageInfo ?? {};
  return hasNextPage && endCursor && endCursor !== lastAfter ? endCursor : undefined;
}

/** Joins a list and its next part. */
export function joinLists<TList extends { readonly nodes: readonly unknown[] }>(
  list: TList | null | undefined,
  following: TList | null | undefined,
): TList | null | undefined {
  return list && following ? { ...following, nodes: [...list.nodes, ...following.nodes] } : list;
}

/** Rules for fetching all parts of a paginated list. */
export type ListPages<TVariables, TResponse> = {
  /** Returns the variables of the next call, or `undefined` at the end; `response` contains everything so far. */
  next?: ((response: TResponse, variables: TVariables) => TVariables | undefined) | undefined;
  /** Joins the response of a further call with those collected so far. */
  merge?: ((collected: TResponse, following: TResponse) => TResponse) | undefined;
  /** Limit for a backend with circular cursors; 100 by default. */
  maxCalls?: number;
};

/** Fetches a list until its end, or until `next` stops. */
export async function collectPages<TVariables, TResponse>(
  { next, merge, maxCalls = 100 }: ListPages<TVariables, TResponse>,
  first: TVariables,
  fetchPage: (variables: TVariables) => Promise<TResponse>,
): Promise<TResponse> {
  let variables = first;
  let collected: TResponse = await fetchPage(variables);
  for (let calls = 1; calls < maxCalls && next !== undefined && merge !== undefined; calls += 1) {
    const following = next(collected, variables);
    if (following === undefined) break;
    variables = following;
    collected = merge(collected, await fetchPage(variables));
  }
  return collected;
}
