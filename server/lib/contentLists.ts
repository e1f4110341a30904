import * as v from 'valibot';
import { nextCursor } from '#schema/connections.ts';
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

/** Yields the unvalidated entries of each page of a list, in the backend's order. */
export async function* fetchPages(
  fetchContent: FetchContent,
  query: ListQuery,
  language: string,
): AsyncGenerator<readonly unknown[], void> {
  let after: string | undefined;
  for (let call = 0; call < maxCalls; call += 1) {
    const list = await fetchPage(fetchContent, query, { language, ...(after !== undefined && { after }) });
    yield list.nodes;
    after = nextCursor(list, after);
    if (after === undefined) return;
  }
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
