import * as v from 'valibot';
import { collectPages, nextCursor } from '#schema/connections.ts';
import type { ContentOperation, FetchContent } from '#schema/pageServices.ts';
import { UpstreamError } from '#server/errors.ts';
import { Connection } from './answers.ts';

/** No site has more; a backend whose cursors never end must not keep us. */
const mostCalls = 1_000;

type Variables = { language: string; after?: string };

/** Every entry of a list, a hundred a call, in the backend's order. Entries that break their contract are left out. */
export async function walkConnection<TEntry>(
  fetchContent: FetchContent,
  {
    operation,
    language,
    field,
    entry,
  }: {
    operation: ContentOperation;
    language: string;
    field: 'pages' | 'posts';
    entry: v.GenericSchema<unknown, TEntry>;
  },
): Promise<TEntry[]> {
  const Answer = v.object({ [field]: Connection });
  const ask = async (variables: Variables): Promise<Connection> => {
    const parsed = v.safeParse(Answer, await fetchContent(operation, variables));
    const connection = parsed.success ? parsed.output[field] : undefined;
    if (connection === undefined)
      throw new UpstreamError(`The content backend's ${field} have another shape.`);
    return connection;
  };
  const next = (list: Connection, variables: Variables): Variables | undefined => {
    const after = nextCursor(list, variables.after);
    return after === undefined ? undefined : { ...variables, after };
  };
  const merge = (collected: Connection, following: Connection): Connection => ({
    ...following,
    nodes: [...collected.nodes, ...following.nodes],
  });
  const { nodes } = await collectPages({ next, merge, mostCalls }, { language }, ask);
  return nodes.flatMap((node) => {
    const parsed = v.safeParse(entry, node);
    return parsed.success ? [parsed.output] : [];
  });
}
