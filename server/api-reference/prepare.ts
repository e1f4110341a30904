import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { validate } from '@scalar/openapi-parser';
import * as v from 'valibot';
import {
  OpenApiDocument,
  type DocsOutline,
  groupSlug,
  operationSlug,
  type OutlineGroup,
  type OutlineOperation,
} from '#schema/openapi.ts';
import { sanitizeOpenApi, UnacceptableDocumentError } from './sanitizeOpenApi.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Checks a specification from anywhere and makes it servable. Takes up to seconds for a large one: run it off the main
 * thread. Throws `UnacceptableDocumentError`, which says in words what is wrong.
 */
export async function prepareSpecification(text: string): Promise<PreparedSpecification> {
  const document = v.safeParse(OpenApiDocument, parsed(text));
  if (!document.success) throw new UnacceptableDocumentError('it is not an OpenAPI 3 document');

  const neutralised = sanitizeOpenApi(document.output);
  const served = JSON.stringify(neutralised);
  await requireValid(served);

  const identity = Buffer.from(served);
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, brotliOptions),
  ]);
  return {
    hash: createHash('sha256').update(identity).digest('base64url'),
    bodies: { identity, gzip: gzipped, br: brotli },
    outline: outlineOf(neutralised),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnacceptableDocumentError('it is not JSON', { cause: error });
  }
}

async function requireValid(served: string): Promise<void> {
  // The validator writes into what it is given, so it gets a copy of its own.
  const { valid, errors } = await validate(JSON.parse(served));
  if (valid) return;
  const [first] = errors ?? [];
  throw new UnacceptableDocumentError(
    `it is not valid OpenAPI: ${first?.message ?? 'no reason given'}`.slice(0, 500),
  );
}

/** A specification that may be served: checked, neutralised, and ready in each encoding. */
export type PreparedSpecification = {
  /** SHA-256 of the served text. */
  hash: string;
  bodies: Record<'identity' | 'gzip' | 'br', Uint8Array>;
  outline: DocsOutline;
};

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
function outlineOf(document: unknown): DocsOutline {
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
