import type { ContentData, FieldNeed, FieldNeeds } from '#schema/pageServices.ts';

/** The types of all that an answer says the type of: what sections it has, among others. */
export function typesIn(answer: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) for (const item of answer) typesIn(item, found);
  else if (typeof answer === 'object' && answer !== null)
    for (const [key, value] of Object.entries(answer)) {
      if (key === '__typename' && typeof value === 'string') found.add(value);
      else typesIn(value, found);
    }
  return found;
}

/** Fields that are of no use in an answer. */
export function sparedFields(needs: FieldNeeds | undefined, answer: ContentData): ReadonlySet<string> {
  if (needs === undefined) return new Set();
  const types = typesIn(answer);
  return spared(needs, (need) =>
    'sections' in need ? need.sections.some((type) => types.has(type)) : answer[need.without] == null,
  );
}

/** Fields to leave out while nothing is known of an answer: it may tell of something that does not exist. */
export function sparedAtFirst(needs: FieldNeeds | undefined): ReadonlySet<string> {
  return needs === undefined ? new Set() : spared(needs, (need) => 'without' in need);
}

/** The answer without what is of no use in it. */
export function withoutSpared(needs: FieldNeeds | undefined, answer: ContentData): ContentData {
  const nulls = [...sparedFields(needs, answer)].map((field) => [field, null] as const);
  return nulls.length === 0 ? answer : { ...answer, ...Object.fromEntries(nulls) };
}

function spared(needs: FieldNeeds, isNeeded: (need: FieldNeed) => boolean): ReadonlySet<string> {
  return new Set(
    Object.entries(needs)
      .filter(([, need]) => !isNeeded(need))
      .map(([field]) => field),
  );
}
