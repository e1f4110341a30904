import { sql, type Kysely } from 'kysely';
import { weekOf } from '#schema/weeks.ts';
import type { Tables } from '#server/database/tables.ts';

/** Number of sign-ups and confirmations by week, language and page. `week` is the date of its Monday in UTC. */
export type SignUpCount = {
  week: string;
  locale: string;
  page: string;
  requested: number;
  confirmed: number;
};

type Event = { locale: string; page: string | null; at: number };

/** Counts a sign-up or a confirmation under the week, language and page of the sign-up. */
export async function countSignUp(
  query: Kysely<Tables>,
  counter: 'requested' | 'confirmed',
  { locale, page, at }: Event,
): Promise<void> {
  await query
    .insertInto('sign_up_count')
    .values({ week: weekOf(at), locale, page: page ?? '', requested: 0, confirmed: 0, [counter]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['week', 'locale', 'page'])
        .doUpdateSet({ [counter]: sql`${sql.ref(`sign_up_count.${counter}`)} + 1` }),
    )
    .execute();
}

/** Returns the counts since the given time, oldest week first. */
export function readSignUpCounts(query: Kysely<Tables>, since: number): Promise<SignUpCount[]> {
  return query
    .selectFrom('sign_up_count')
    .selectAll()
    .where('week', '>=', weekOf(since))
    .orderBy('week')
    .orderBy('locale')
    .orderBy('page')
    .execute();
}
