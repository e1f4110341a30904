import * as v from 'valibot';
import {
  type DocsOutline,
  groupSlug,
  operationSlug,
  type OutlineGroup,
  type OutlineOperation,
  webhookSlug,
} from '#schema/openapi.ts';

const Text = v.fallback(v.optional(v.string()), undefined);
const Flag = v.fallback(v.optional(v.unknown()), undefined);
const hiddenFlags = { 'x-internal': Flag, 'x-scalar-ignore': Flag };

const Operation = v.looseObject({
  operationId: Text,
  summary: Text,
  tags: v.fallback(v.array(v.string()), []),
  ...hiddenFlags,
});
type Operation = v.InferOutput<typeof Operation>;

const Tag = v.looseObject({
  name: v.string(),
  summary: Text,
  description: Text,
  parent: Text,
  'x-displayName': Text,
  ...hiddenFlags,
});
type Tag = v.InferOutput<typeof Tag>;

const PathItem = v.record(v.string(), v.unknown());
const PathItems = v.fallback(v.record(v.string(), v.unknown()), {});

const Source = v.looseObject({
  info: v.looseObject({ title: v.string(), version: v.string() }),
  tags: v.fallback(v.array(v.unknown()), []),
  paths: PathItems,
  webhooks: PathItems,
  components: v.fallback(v.looseObject({ pathItems: PathItems }), { pathItems: {} }),
});

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

/** Groups for operations and webhooks without a tag. The viewer lists them last, and their URLs contain no tag. */
const untagged = {
  operations: { name: 'Operations', slug: 'untagged-operations', operations: [] },
  webhooks: { name: 'Webhooks', slug: 'untagged-webhooks', operations: [] },
};

const hopLimit = 10;

/**
 * Lists the operations and webhooks of a document in groups: tags in document order below their parents, then tags
 * that only operations name, then entries without a tag. Omits what the viewer hides.
 */
export function outlineOf(document: unknown): DocsOutline {
  const source = v.parse(Source, document);
  const tags = source.tags.flatMap((tag) => {
    const parsed = v.safeParse(Tag, tag);
    return parsed.success ? [parsed.output] : [];
  });
  const groups = new Map<string, OutlineGroup>();
  for (const { tag, ancestors } of nested(tags)) groups.set(tag.name, groupOf(tag, ancestors));
  const operations: OutlineGroup = { ...untagged.operations, operations: [] };
  const webhooks: OutlineGroup = { ...untagged.webhooks, operations: [] };

  const addTo = (
    names: readonly string[],
    untaggedGroup: OutlineGroup,
    entry: Omit<OutlineOperation, 'address'>,
    slug: string,
  ) => {
    if (names.length === 0) untaggedGroup.operations.push({ ...entry, address: slug });
    for (const name of new Set(names)) {
      const group = groups.get(name) ?? { name, slug: groupSlug(name), operations: [] };
      groups.set(name, group);
      group.operations.push({ ...entry, address: `tag/${group.slug}/${slug}` });
    }
  };
  for (const [path, method, operation] of operationsOf(source.paths, source.components.pathItems)) {
    const entry = { method: method.toUpperCase(), path, title: operation.summary?.trim() || path };
    addTo(
      operation.tags,
      operations,
      entry,
      operationSlug({ operationId: operation.operationId, method, path }),
    );
  }
  for (const [name, method, operation] of operationsOf(source.webhooks, source.components.pathItems)) {
    const entry = { method: method.toUpperCase(), path: name, title: operation.summary?.trim() || name };
    addTo(operation.tags, webhooks, entry, `webhook/${webhookSlug({ name, method })}`);
  }

  const hiddenTags = new Set(tags.filter(isHidden).map(({ name }) => name));
  return {
    title: source.info.title,
    version: source.info.version,
    groups: [
      ...[...groups].flatMap(([name, group]) => (hiddenTags.has(name) ? [] : [group])),
      operations,
      webhooks,
    ].filter((group) => group.operations.length > 0),
  };
}

/** Yields operations with their path or name and their method. A path item may be a reference to a component. */
function* operationsOf(
  items: Record<string, unknown>,
  components: Record<string, unknown>,
): Generator<[path: string, method: string, operation: Operation]> {
  for (const [path, pathItem] of Object.entries(items)) {
    if (path.startsWith('x-')) continue;
    const item = pathItemOf(pathItem, components);
    const additional = v.safeParse(PathItem, item['additionalOperations']);
    const methodEntries = [
      ...methods.map((method): [string, unknown] => [method, item[method]]),
      ...(additional.success ? Object.entries(additional.output) : []),
    ];
    for (const [method, value] of methodEntries) {
      const operation = v.safeParse(Operation, value);
      if (operation.success && !isHidden(operation.output)) yield [path, method, operation.output];
    }
  }
}

function pathItemOf(pathItem: unknown, components: Record<string, unknown>): Record<string, unknown> {
  let item: Record<string, unknown> = {};
  let target = pathItem;
  for (let hop = 0; hop < hopLimit; hop += 1) {
    const parsed = v.safeParse(PathItem, target);
    if (!parsed.success) break;
    item = { ...parsed.output, ...item };
    const [, name] = /^#\/components\/pathItems\/([^/]+)$/.exec(String(parsed.output['$ref'])) ?? [];
    if (name === undefined) break;
    target = components[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return item;
}

function isHidden(part: { 'x-internal'?: unknown; 'x-scalar-ignore'?: unknown }): boolean {
  return Boolean(part['x-internal'] || part['x-scalar-ignore']);
}

function groupOf(tag: Tag, ancestors: readonly Tag[]): OutlineGroup {
  const names = [...ancestors, tag].map(
    (ancestor) => ancestor['x-displayName'] || ancestor.summary || ancestor.name,
  );
  return {
    name: names.join(' / '),
    slug: groupSlug(tag.name),
    operations: [],
    ...(tag.description && { description: tag.description }),
  };
}

const levelLimit = 10;

/** Returns each tag after its parent (OpenAPI 3.2), with its ancestors, outermost first. */
function nested(tags: readonly Tag[]): { tag: Tag; ancestors: Tag[] }[] {
  const byName = new Map(tags.map((tag) => [tag.name, tag]));
  /** Returns the ancestors of a tag. Returns none if a parent does not exist or the tags form a cycle. */
  const ancestorsOf = (tag: Tag): Tag[] => {
    const ancestorTags: Tag[] = [];
    for (let ancestor = parentOf(tag); ancestor !== undefined; ancestor = parentOf(ancestor)) {
      if (ancestorTags.length === levelLimit) return [];
      ancestorTags.unshift(ancestor);
    }
    return ancestorTags;
  };
  const parentOf = ({ parent }: Tag) => (parent === undefined ? undefined : byName.get(parent));
  const childrenOf = Map.groupBy(tags, (tag) => ancestorsOf(tag).at(-1));
  const withChildren = (tag: Tag): { tag: Tag; ancestors: Tag[] }[] => [
    { tag, ancestors: ancestorsOf(tag) },
    ...(childrenOf.get(tag) ?? []).flatMap(withChildren),
  ];
  return (childrenOf.get(undefined) ?? []).flatMap(withChildren);
}
