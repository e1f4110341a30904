import * as v from 'valibot';
import { UpstreamError } from '#server/errors.ts';
import { Connection } from './answers.ts';
import type { ContentOperation } from './operations.ts';

/** Sends one content query through the cached content service; answers its data. */
export type FetchContent = (operation: ContentOperation) => Promise<unknown>;

/** No site has more; a backend whose cursors never end must not keep us. */
const mostCalls = 1_000;

/** Every entry of a list, a hundred a call, in the backend's order. Entries that break their contract are left out. */
export async function walkConnection<TEntry>(
  fetchContent: FetchContent,
  list: {
    operation: (after: string | undefined) => ContentOperation;
    field: 'pages' | 'posts';
    entry: v.GenericSchema<unknown, TEntry>;
  },
): Promise<TEntry[]> {
  const Answer = v.object({ [list.field]: Connection });
  const entries: TEntry[] = [];
  let after: string | undefined;
  for (let call = 0; call < mostCalls; call += 1) {
    const parsed = v.safeParse(Answer, await fetchContent(list.operation(after)));
    const connection = parsed.success ? parsed.output[list.field] : undefined;
    if (connection === undefined)
      throw new UpstreamError(`The content backend's ${list.field} have another shape.`);
    for (const node of connection.nodes) {
      const entry = v.safeParse(list.entry, node);
      if (entry.success) entries.push(entry.output);
    }
    const { hasNextPage, endCursor } = connection.pageInfo;
    if (!hasNextPage || !endCursor || endCursor === after) break;
    after = endCursor;
  }
  return entries;
}
