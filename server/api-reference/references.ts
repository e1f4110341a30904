import { below, type Finding } from './unacceptable.ts';

type Kind = keyof typeof grammar;
type Child = { kind: Kind; isMap: boolean };

/** Fields that contain objects of a kind. `{}` marks a map of them by name; arrays are read item by item. */
const fields = (kind: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, kind]));

/**
 * All fields of OpenAPI 3.0, 3.1 and 3.2 in which an object may be a reference. Other fields contain data (examples,
 * defaults, extensions), in which `$ref` has no meaning. The same applies to names of properties.
 */
const grammar = {
  document: { paths: 'path{}', webhooks: 'path{}', components: 'components' },
  components: {
    ...{ schemas: 'schema{}', responses: 'response{}', parameters: 'parameter{}', examples: 'example{}' },
    ...{ requestBodies: 'body{}', headers: 'parameter{}', links: 'leaf{}', callbacks: 'callback{}' },
    ...{ securitySchemes: 'leaf{}', pathItems: 'path{}', mediaTypes: 'media{}' },
  },
  path: {
    ...fields('operation', 'get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace', 'query'),
    ...{ additionalOperations: 'operation{}', parameters: 'parameter' },
  },
  operation: {
    ...{ parameters: 'parameter', requestBody: 'body', responses: 'response{}', callbacks: 'callback{}' },
  },
  callback: {},
  parameter: { schema: 'schema', content: 'media{}', examples: 'example{}' },
  body: { content: 'media{}' },
  response: { headers: 'parameter{}', content: 'media{}', links: 'leaf{}' },
  media: {
    ...{ schema: 'schema', itemSchema: 'schema', examples: 'example{}', encoding: 'encoding{}' },
    ...{ prefixEncoding: 'encoding', itemEncoding: 'encoding' },
  },
  encoding: {
    ...{
      headers: 'parameter{}',
      encoding: 'encoding{}',
      prefixEncoding: 'encoding',
      itemEncoding: 'encoding',
    },
  },
  schema: {
    ...fields('schema', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'items', 'prefixItems'),
    ...fields('schema', 'contains', 'additionalItems', 'additionalProperties', 'propertyNames'),
    ...fields('schema', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'),
    ...fields('schema{}', 'properties', 'patternProperties', 'dependentSchemas', 'dependencies'),
    ...fields('schema{}', '$defs', 'definitions'),
  },
  example: {},
  leaf: {},
} satisfies Record<string, Record<string, string>>;

const children = new Map(
  Object.entries(grammar).map(([kind, names]) => [kind, new Map(Object.entries(names).map(parsedField))]),
);

function parsedField([name, field]: [string, string]): [string, Child] {
  const kind = field.replace('{}', '');
  if (!isKind(kind)) throw new Error(`the grammar has no ${kind}`);
  return [name, { kind, isMap: field.endsWith('{}') }];
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(grammar, name);
}

/** Reference in a document, with the base URL that it is resolved against. */
type Reference = { pointer: string; target: string; base: string; isAtRoot: boolean };

/** Base URL of a document that does not specify one. */
const unnamedBase = 'https://document.invalid/';

/** Returns the references to other documents, and those that do not exist within the document. */
export function checkReferences(document: unknown): { external: Finding[]; dangling: Finding[] } {
  const references: Reference[] = [];
  const known = new Set<string>();
  const base = resolved(isObject(document) && document['$self'], unnamedBase);
  known.add(withoutFragment(base));
  walk(document, { kind: 'document', pointer: '', base, isAtRoot: true }, references, known);

  const external: Finding[] = [];
  const dangling: Finding[] = [];
  for (const { pointer, target, base: from, isAtRoot } of references) {
    const message = `refers to ${shortened(target)}`;
    if (!target.startsWith('#') && !known.has(withoutFragment(resolved(target, from))))
      external.push({ pointer, message });
    else if (isAtRoot && target.startsWith('#/') && !leadsSomewhere(document, target))
      dangling.push({ pointer, message: `${message}, which does not exist` });
  }
  return { external, dangling };
}

type Place = { kind: Kind; pointer: string; base: string; isAtRoot: boolean };

function walk(value: unknown, place: Place, references: Reference[], known: Set<string>): void {
  const { kind, pointer } = place;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      walk(item, { ...place, pointer: below(pointer, index) }, references, known);
    return;
  }
  if (!isObject(value)) return;
  const here = kind === 'schema' ? schemaPlace(value, place, known) : place;
  const target = value['$ref'];
  if (typeof target === 'string' && kind !== 'document' && kind !== 'components')
    references.push({ pointer: `${pointer}/$ref`, target, base: here.base, isAtRoot: here.isAtRoot });
  if (kind === 'callback') walkMap(value, { ...here, kind: 'path' }, references, known);
  const names = children.get(kind);
  if (names === undefined || names.size === 0) return;
  for (const [name, child] of Object.entries(value)) {
    const found = names.get(name);
    if (found === undefined) continue;
    const next = { ...here, kind: found.kind, pointer: below(pointer, name) };
    if (found.isMap) walkMap(child, next, references, known);
    else walk(child, next, references, known);
  }
}

/** Walks a map by name. Names are not fields, so one may be `$ref`. Extensions of paths and responses contain data. */
function walkMap(value: unknown, place: Place, references: Reference[], known: Set<string>): void {
  if (!isObject(value)) return;
  const hasExtensions = place.kind === 'path' || place.kind === 'response';
  for (const [name, child] of Object.entries(value)) {
    if (hasExtensions && name.startsWith('x-')) continue;
    walk(child, { ...place, pointer: below(place.pointer, name) }, references, known);
  }
}

/** A schema with an `$id` is a resource with its own base URL. */
function schemaPlace(schema: Record<string, unknown>, place: Place, known: Set<string>): Place {
  if (typeof schema['$id'] !== 'string') return place;
  const base = resolved(schema['$id'], place.base);
  known.add(withoutFragment(base));
  return { ...place, base, isAtRoot: false };
}

function leadsSomewhere(document: unknown, target: string): boolean {
  let value = document;
  for (const segment of target.slice(2).split('/')) {
    if (typeof value !== 'object' || value === null) return false;
    // Another reference on the way, which only the viewer resolves.
    if ('$ref' in value && typeof value.$ref === 'string') return true;
    const key = decoded(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    if (!Object.hasOwn(value, key)) return false;
    value = Reflect.get(value, key);
  }
  return true;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function resolved(address: unknown, base: string): string {
  return (typeof address === 'string' && URL.parse(address, base)?.href) || base;
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/s, '');
}

function shortened(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
