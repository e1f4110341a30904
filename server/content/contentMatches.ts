import { isLocale, type Locale } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';
import type { ContentData, ConditionalFields } from '#schema/pageServices.ts';
import type { Purge } from '#schema/purge.ts';
import type { ContentRequest } from './contentClient.ts';
import { Kind, type FieldNode, type ObjectValueNode, type ValueNode } from 'graphql';
import { compiledQuery, keyOf } from './compiledQuery.ts';

/** Facts about a cached response, to compare with a purge. */
export type ContentDependencies = {
  /** Database IDs in the response, with their kind: `post:17`, `term:3`. */
  ids: ReadonlySet<string>;
  /** Names of fields whose result new content can change: `page`, `posts`. */
  fields: ReadonlySet<string>;
  /** Language in the query's variables; undefined if there is none. */
  locale: Locale | undefined;
};

/** Returns whether a response contains, or could now contain, the content of a purge. */
export function contentMatches(purge: Purge, { ids, fields, locale }: ContentDependencies): boolean {
  if (purge.ids.some((id) => namesOf(id).some((name) => ids.has(name)))) return true;
  return purgeNames(purge, {
    locale,
    isOfType: (type) => namesOfFields(type).some((field) => fields.has(field)),
  });
}

/** Returns the dependencies of a query's response. */
export function dependenciesOf(request: ContentRequest, response: ContentData): ContentDependencies {
  const unused = unusedFields(request.needs, response);
  return {
    ids: new Set([...idsIn(response), ...requestedIds(request.variables)]),
    fields: new Set([...listFields(request, response)].filter((field) => !unused.has(field))),
    locale: localeIn(request.variables),
  };
}

/** Replaces fields that a page does not use with null, because changes to them must not invalidate the page. */
export function withoutUnused(needs: ConditionalFields | undefined, response: ContentData): ContentData {
  const unused = unusedFields(needs, response);
  if (unused.size === 0) return response;
  return { ...response, ...Object.fromEntries([...unused].map((field) => [field, null])) };
}

function unusedFields(needs: ConditionalFields | undefined, response: ContentData): ReadonlySet<string> {
  if (needs === undefined) return new Set();
  const types = typesIn(response);
  const unusedKeys = Object.entries(needs).filter(([, need]) =>
    'sections' in need ? !need.sections.some((type) => types.has(type)) : response[need.without] != null,
  );
  return new Set(unusedKeys.map(([field]) => field));
}

/** Returns all type names in a response, such as those of its sections. */
function typesIn(content: unknown, types = new Set<string>()): Set<string> {
  if (Array.isArray(content)) for (const item of content) typesIn(item, types);
  else if (typeof content === 'object' && content !== null)
    for (const [key, value] of Object.entries(content)) {
      if (key === '__typename' && typeof value === 'string') types.add(value);
      else typesIn(value, types);
    }
  return types;
}

/** Returns all ids in a response. */
function idsIn(content: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(content)) for (const item of content) idsIn(item, ids);
  else if (typeof content === 'object' && content !== null) {
    for (const [key, value] of Object.entries(content)) {
      if (key === 'id' && typeof value === 'string') ids.add(decoded(value));
      else idsIn(value, ids);
    }
  }
  return ids;
}

/** Returns the language in a query's variables. */
function localeIn(variables: ContentRequest['variables']): Locale | undefined {
  if ('language' in variables && isLocale(variables.language)) return variables.language;
  return 'uri' in variables && typeof variables.uri === 'string'
    ? splitLocale(variables.uri).locale
    : undefined;
}

/** Returns the IDs that a purge may mean: a WordPress number can identify a post, a term or a user. */
export function namesOf(id: string): string[] {
  return /^\d+$/.test(id) ? [`post:${id}`, `term:${id}`, `user:${id}`] : [id, decoded(id)];
}

function decoded(id: string): string {
  const text = Buffer.from(id, 'base64').toString();
  return /^\w+:\d+$/.test(text) ? text : id;
}

/** Returns the names of WPGraphQL's root fields for a type. */
export function namesOfFields(type: string): string[] {
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  return [name, `${name}s`, name.replace(/y$/, 'ies')];
}

/**
 * Returns the names of root fields whose result can change when content is added: lists and failed lookups. A lookup
 * that found its content, by URL or ID, changes only when that content is edited.
 */
function listFields(
  { text, variables }: Pick<ContentRequest, 'text' | 'variables'>,
  response: unknown,
): ReadonlySet<string> {
  const variableValues = new Map<string, unknown>(Object.entries(variables));
  const results = new Map<string, unknown>(
    typeof response === 'object' && response !== null ? Object.entries(response) : [],
  );
  const openFields = compiledQuery(text).rootFields.filter((field) =>
    canChange(field, results.get(keyOf(field)), variableValues),
  );
  return new Set(openFields.map(({ name }) => name.value));
}

/** Returns the IDs in a query's variables, found or not: a missing entry may be published again. */
function requestedIds(variables: object): string[] {
  return Object.values(variables)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : []))
    .filter((value) => typeof value === 'string' && /^[1-9]\d*$/.test(value))
    .map((number) => `post:${String(number)}`);
}

function canChange(field: FieldNode, result: unknown, variableValues: ReadonlyMap<string, unknown>): boolean {
  if (typeof result !== 'object' || result === null) return true;
  if (!('nodes' in result) || !Array.isArray(result.nodes)) return false;
  const filter = field.arguments?.find(({ name }) => name.value === 'where')?.value;
  if (filter?.kind !== Kind.OBJECT) return true;
  if (hasArgument(filter, 'in', variableValues)) return false;
  return (
    result.nodes.length === 0 || !['name', 'slug'].some((name) => hasArgument(filter, name, variableValues))
  );
}

function hasArgument(
  filter: ObjectValueNode,
  name: string,
  variableValues: ReadonlyMap<string, unknown>,
): boolean {
  const value: ValueNode | undefined = filter.fields.find((field) => field.name.value === name)?.value;
  if (value === undefined || value.kind === Kind.NULL) return false;
  return value.kind !== Kind.VARIABLE || variableValues.get(value.name.value) != null;
}

/**
 * Returns whether a purge covers a content type in a language, other than by ID. Content without a language matches
 * every language.
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
