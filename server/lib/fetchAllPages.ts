import * as v from 'valibot';
import { collectPages, nextCursor } from '#schema/connections.ts';
import type { ContentOperation, FetchContent } from '#schema/pageServices.ts';
import { UpstreamError } from '#server/errors.ts';

/** Maximum number of calls, in case a backend's cursors never end. No site has this many entries. */
const maxCalls = 1_000;

type Variables = { language: string; after?: string };
type ListQuery = { operation: ContentOperation; field: 'pages' | 'posts' };

const Connection = v.object({
  nodes: v.array(v.unknown()),
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.optional(v.nullable(v.string()), null) }),
});
/** A page of a list: unvalidated entries, and the cursor of the next page. */
export type Connection = v.InferOutput<typeof Connection>;

/** Fetches one page of a list. Rejects with `UpstreamError` if the response has an unexpected format. */
export async function fetchPage(
  fetchContent: FetchContent,
  { operation, field }: ListQuery,
  variables: Variables,
): Promise<Connection> {
  const ListResponse = v.object({ [field]: Connection });
  const parsed = v.safeParse(ListResponse, await fetchContent(operation, variables));
  const connection = parsed.success ? parsed.output[field] : undefined;
  if (connection === undefined)
    throw new UpstreamError(`The content backend's list of ${field} has an unexpected format.`);
  return connection;
}

/** Fetches all entries of a list in the backend's order, a hundred per call. Omits invalid entries. */
export async function fetchAllPages<TEntry>(
  fetchContent: FetchContent,
  { language, entry, ...query }: ListQuery & { language: string; entry: v.GenericSchema<unknown, TEntry> },
): Promise<TEntry[]> {
  const next = (list: Connection, variables: Variables): Variables | undefined => {
    const after = nextCursor(list, variables.after);
    return after === undefined ? undefined : { ...variables, after };
  };
  const merge = (collected: Connection, following: Connection): Connection => ({
    ...following,
    nodes: [...collected.nodes, ...following.nodes],
  });
  const { nodes } = await collectPages({ next, merge, maxCalls }, { language }, (variables) =>
    fetchPage(fetchContent, query, variables),
  );
  return parseEntries(nodes, entry);
}

/** Parses entries and omits invalid entries. */
export function parseEntries<TEntry>(
  nodes: readonly unknown[],
  entry: v.GenericSchema<unknown, TEntry>,
): TEntry[] {
  return nodes.flatMap((node) => {
    const parsed = v.safeParse(entry, node);
    return parsed.success ? [parsed.output] : [];
  });
}
