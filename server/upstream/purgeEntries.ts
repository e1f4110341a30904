import * as v from 'valibot';
import { Purge } from '#schema/purge.ts';

/** The stream in Redis to which every instance appends what it was told to purge. */
export const purgeLogKey = 'site:purges';

const Entry = v.object({ from: v.string(), purge: v.pipe(v.string(), v.parseJson(), Purge) });

/** Reads the fields of an entry of the log. Undefined where it tells of no purge: some mark a place alone. */
export function purgeIn(fields: readonly string[]): { from: string; purge: Purge } | undefined {
  const pairs = fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1]]] : []));
  const entry = v.safeParse(Entry, Object.fromEntries(pairs));
  return entry.success ? entry.output : undefined;
}
