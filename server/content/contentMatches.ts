import { isLocale, type Locale } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';
import type { ContentData, ConditionalFields } from '#schema/pageServices.ts';
import type { Purge } from '#schema/purge.ts';
import type { ContentRequest } from './contentClient.ts';
import { Kind, type FieldNode, type ObjectValueNode, type ValueNode } from 'graphql';
import { compiledQuery, keyOf } from './compiledQuery.ts';

/** What a purge is compared with. */
export type ContentDependencies = {
  /** What the answer holds, as the database has it: `post:17`, `term:3`. */
  ids: ReadonlySet<string>;
  /** Where something new could come to stand, by the names of fields: `page`, `posts`. */
  fields: ReadonlySet<string>;
  /** Undefined where the query names none. */
  locale: Locale | undefined;
};

/** True where an answer holds, or could come to hold, what a purge names. */
export function contentMatches(purge: Purge, { ids, fields, locale }: ContentDependencies): boolean {
  if (purge.ids.some((id) => namesOf(id).some((name) => ids.has(name)))) return true;
  return purgeNames(purge, {
    locale,
    isOfType: (type) => namesOfFields(type).some((field) => fields.has(field)),
  });
}

/** What there is to compare with a purge, of a query and its answer. */
export function dependenciesOf(request: ContentRequest, answer: ContentData): ContentDependencies {
  const unused = unusedFields(request.needs, answer);
  return {
    ids: new Set([...idsIn(answer), ...askedIds(request.variables)]),
    fields: new Set([...listFields(request, answer)].filter((field) => !unused.has(field))),
    locale: localeIn(request.variables),
  };
}

/** The answer with null in place of what its page has no use for, so that a change of that does not concern the page. */
export function withoutUnused(needs: ConditionalFields | undefined, answer: ContentData): ContentData {
  const unused = unusedFields(needs, answer);
  if (unused.size === 0) return answer;
  return { ...answer, ...Object.fromEntries([...unused].map((field) => [field, null])) };
}

function unusedFields(needs: ConditionalFields | undefined, answer: ContentData): ReadonlySet<string> {
  if (needs === undefined) return new Set();
  const types = typesIn(answer);
  const unused = Object.entries(needs).filter(([, need]) =>
    'sections' in need ? !need.sections.some((type) => types.has(type)) : answer[need.without] != null,
  );
  return new Set(unused.map(([field]) => field));
}

/** The types that an answer names: those of its sections, among others. */
function typesIn(answer: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) for (const item of answer) typesIn(item, found);
  else if (typeof answer === 'object' && answer !== null)
    for (const [key, value] of Object.entries(answer)) {
      if (key === '__typename' && typeof value === 'string') found.add(value);
      else typesIn(value, found);
    }
  return found;
}

/** The ids in an answer, wherever it holds them. */
function idsIn(answer: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) for (const item of answer) idsIn(item, found);
  else if (typeof answer === 'object' && answer !== null) {
    for (const [key, value] of Object.entries(answer)) {
      if (key === 'id' && typeof value === 'string') found.add(decoded(value));
      else idsIn(value, found);
    }
  }
  return found;
}

/** The language a query asks for, by its variables. */
function localeIn(variables: ContentRequest['variables']): Locale | undefined {
  if ('language' in variables && isLocale(variables.language)) return variables.language;
  return 'uri' in variables && typeof variables.uri === 'string'
    ? splitLocale(variables.uri).locale
    : undefined;
}

/** A number of WordPress may be a post's, a term's or a person's: all are meant. */
export function namesOf(id: string): string[] {
  return /^\d+$/.test(id) ? [`post:${id}`, `term:${id}`, `user:${id}`] : [id, decoded(id)];
}

function decoded(id: string): string {
  const text = Buffer.from(id, 'base64').toString();
  return /^\w+:\d+$/.test(text) ? text : id;
}

/** How WPGraphQL names the fields of a type. */
export function namesOfFields(type: string): string[] {
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  return [name, `${name}s`, name.replace(/y$/, 'ies')];
}

/**
 * Returns the names of root fields whose result can change when content is added: lists and failed lookups. Content that was
 * found by its URL or requested by id changes only when it is edited.
 */
function listFields(
  { text, variables }: Pick<ContentRequest, 'text' | 'variables'>,
  answer: unknown,
): ReadonlySet<string> {
  const given = new Map<string, unknown>(Object.entries(variables));
  const answers = new Map<string, unknown>(
    typeof answer === 'object' && answer !== null ? Object.entries(answer) : [],
  );
  const open = compiledQuery(text).rootFields.filter((field) =>
    isOpen(field, answers.get(keyOf(field)), given),
  );
  return new Set(open.map(({ name }) => name.value));
}

/** Numbers of WordPress by which a query asks for entries: a list can get one of them back. */
function askedIds(variables: object): string[] {
  return Object.values(variables)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : []))
    .filter((value) => typeof value === 'string' && /^[1-9]\d*$/.test(value))
    .map((number) => `post:${String(number)}`);
}

function isOpen(field: FieldNode, answered: unknown, given: ReadonlyMap<string, unknown>): boolean {
  if (typeof answered !== 'object' || answered === null) return true;
  if (!('nodes' in answered) || !Array.isArray(answered.nodes)) return false;
  const where = field.arguments?.find(({ name }) => name.value === 'where')?.value;
  if (where?.kind !== Kind.OBJECT) return true;
  if (isGiven(where, 'in', given)) return false;
  return answered.nodes.length === 0 || !['name', 'slug'].some((name) => isGiven(where, name, given));
}

function isGiven(where: ObjectValueNode, name: string, given: ReadonlyMap<string, unknown>): boolean {
  const value: ValueNode | undefined = where.fields.find((field) => field.name.value === name)?.value;
  if (value === undefined || value.kind === Kind.NULL) return false;
  return value.kind !== Kind.VARIABLE || given.get(value.name.value) != null;
}

/**
 * True where a purge names something by its type or language, ids left aside. What has no language of its own is in
 * every one.
 */
export function purgeNames(
  { ids, types, locales, everything }: Purge,
  content: { isOfType: (type: string) => boolean; locale: Locale | undefined },
): boolean {
  const { locale } = content;
  if (locale !== undefined && locales.length > 0 && !locales.includes(locale)) return false;
  if (everything) return true;
  return types.length > 0 ? types.some(content.isOfType) : ids.length === 0;
}
