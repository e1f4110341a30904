import * as v from 'valibot';
import {
  groupSlug,
  operationSlug,
  type DocsOutline,
  type OutlineGroup,
  type OutlineOperation,
} from '#schema/openapi.ts';

const Text = v.fallback(v.optional(v.string()), undefined);

const Operation = v.looseObject({
  operationId: Text,
  summary: Text,
  tags: v.fallback(v.array(v.string()), []),
});

const Source = v.looseObject({
  info: v.looseObject({ title: v.string(), version: v.string() }),
  tags: v.fallback(v.array(v.looseObject({ name: v.string(), description: Text })), []),
  paths: v.fallback(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace'];

/** Operations that name no group stand in the last one. */
const ungrouped = 'default';

/** The table of contents of a document that has passed validation: groups in the order of its tags, then as they turn up. */
export function outlineOf(document: unknown): DocsOutline {
  const { info, tags, paths } = v.parse(Source, document);
  const groups = new Map<string, OutlineGroup>();
  const groupOf = (name: string): OutlineGroup => {
    const group = groups.get(name) ?? { name, slug: groupSlug(name), operations: [] };
    groups.set(name, group);
    return group;
  };

  for (const { name, description } of tags) {
    const group = groupOf(name);
    if (description) group.description = description;
  }
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = v.safeParse(Operation, item[method]);
      if (!operation.success) continue;
      const names = operation.output.tags.length > 0 ? operation.output.tags : [ungrouped];
      for (const name of names) groupOf(name).operations.push(entryOf(method, path, operation.output));
    }
  }
  return {
    title: info.title,
    version: info.version,
    groups: [...groups.values()].filter((group) => group.operations.length > 0),
  };
}

function entryOf(method: string, path: string, operation: v.InferOutput<typeof Operation>): OutlineOperation {
  return {
    method: method.toUpperCase(),
    path,
    title: operation.summary || path,
    slug: operationSlug({ operationId: operation.operationId, method, path }),
  };
}
