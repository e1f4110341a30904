import { below, type Finding } from './unacceptable.ts';

type Kind = keyof typeof grammar;
type Child = { kind: Kind; isMap: boolean };

/**
 * Maps the names of fields to the kind of object in them. `{}` marks a map of such objects by name; arrays are read
 * item by item.
 */
const fields = (kind: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, kind]));

/**
 * All fields of OpenAPI 3.0, 3.1 and 3.2 in which an object may be a reference. Other fields contain data (examples,
 * defaults, extensions), in which `$ref` has no meaning. A property named `$ref` is not a reference either.
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
  Object.entries(grammar).map(([kind, names]) => [kind, new Map(Object.entries(names).map(parseField))]),
);

function parseField([name, field]: [string, string]): [string, Child] {
  const kind = field.replace('{}', '');
  if (!isKind(kind)) throw new Error(`the grammar has no ${kind}`);
  return [name, { kind, isMap: field.endsWith('{}') }];
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(grammar, name);
}

/** Reference in a document, with the base URL against which it is resolved. */
type Reference = { pointer: string; target: string; base: string; isAtRoot: boolean };

/** Base URL of a document that specifies none. */
const unnamedBase = 'https://document.invalid/';

/** Returns the references to other documents, and the references within the document whose target does not exist. */
export function checkReferences(document: unknown): { external: Finding[]; dangling: Finding[] } {
  const references: Reference[] = [];
  const resources = new Set<string>();
  const base = resolveUrl(isObject(document) && document['$self'], unnamedBase);
  resources.add(withoutFragment(base));
  walk(document, { kind: 'document', pointer: '', base, isAtRoot: true }, references, resources);

  const external: Finding[] = [];
  const dangling: Finding[] = [];
  for (const { pointer, target, base: from, isAtRoot } of references) {
    const message = `refers to ${truncate(target)}`;
    if (!target.startsWith('#') && !resources.has(withoutFragment(resolveUrl(target, from))))
      external.push({ pointer, message });
    else if (isAtRoot && target.startsWith('#/') && !targetExists(document, target))
      dangling.push({ pointer, message: `${message}, which does not exist` });
  }
  return { external, dangling };
}

type Location = { kind: Kind; pointer: string; base: string; isAtRoot: boolean };

function walk(value: unknown, location: Location, references: Reference[], resources: Set<string>): void {
  const { kind, pointer } = location;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      walk(item, { ...location, pointer: below(pointer, index) }, references, resources);
    return;
  }
  if (!isObject(value)) return;
  const ownLocation = kind === 'schema' ? schemaLocation(value, location, resources) : location;
  const target = value['$ref'];
  if (typeof target === 'string' && kind !== 'document' && kind !== 'components')
    references.push({
      pointer: `${pointer}/$ref`,
      target,
      base: ownLocation.base,
      isAtRoot: ownLocation.isAtRoot,
    });
  if (kind === 'callback') walkMap(value, { ...ownLocation, kind: 'path' }, references, resources);
  const names = children.get(kind);
  if (names === undefined || names.size === 0) return;
  for (const [name, child] of Object.entries(value)) {
    const childField = names.get(name);
    if (childField === undefined) continue;
    const childContext = { ...ownLocation, kind: childField.kind, pointer: below(pointer, name) };
    if (childField.isMap) walkMap(child, childContext, references, resources);
    else walk(child, childContext, references, resources);
  }
}

/**
 * Walks a map of objects by name. Names are not fields, so a name may be `$ref`. Extensions of paths and responses
 * contain data.
 */
function walkMap(value: unknown, location: Location, references: Reference[], resources: Set<string>): void {
  if (!isObject(value)) return;
  const hasExtensions = location.kind === 'path' || location.kind === 'response';
  for (const [name, child] of Object.entries(value)) {
    if (hasExtensions && name.startsWith('x-')) continue;
    walk(child, { ...location, pointer: below(location.pointer, name) }, references, resources);
  }
}

/** Returns the location of a schema. A schema with an `$id` is a resource with its own base URL. */
function schemaLocation(
  schema: Record<string, unknown>,
  location: Location,
  resources: Set<string>,
): Location {
  if (typeof schema['$id'] !== 'string') return location;
  const base = resolveUrl(schema['$id'], location.base);
  resources.add(withoutFragment(base));
  return { ...location, base, isAtRoot: false };
}

function targetExists(document: unknown, target: string): boolean {
  let value = document;
  for (const segment of target.slice(2).split('/')) {
    if (typeof value !== 'object' || value === null) return false;
    // The path leads through another reference, which only the viewer resolves.
    if ('$ref' in value && typeof value.$ref === 'string') return true;
    const key = decodeSegment(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    if (!Object.hasOwn(value, key)) return false;
    value = Reflect.get(value, key);
  }
  return true;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function resolveUrl(address: unknown, base: string): string {
  return (typeof address === 'string' && URL.parse(address, base)?.href) || base;
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/s, '');
}

function truncate(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
