import { readPages } from '#server/database/readPages.ts';
import type { Subscriber, SubscriberStatus } from '#server/database/tables.ts';
import type { StoreDeps } from './storeParts.ts';

const pageSize = 500;

/** Subscribers in the order they came, in pages, so that a long list is never held whole. */
export function readList(
  { database: { query } }: StoreDeps,
  filter: { status?: SubscriberStatus | undefined; changedSince?: number } = {},
): AsyncIterable<Subscriber> {
  return readPages(pageSize, (last) => {
    let page = query.selectFrom('subscriber').selectAll().orderBy('created_at').orderBy('id').limit(pageSize);
    if (filter.status !== undefined) page = page.where('status', '=', filter.status);
    if (filter.changedSince !== undefined) page = page.where('updated_at', '>=', filter.changedSince);
    if (last === undefined) return page.execute();
    return page
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last.created_at, last.id)),
      )
      .execute();
  });
}
