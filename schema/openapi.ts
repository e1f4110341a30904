import * as v from 'valibot';

/** Operation or webhook in the outline of the API reference. For a webhook, `path` is its name. */
export const OutlineOperation = v.object({
  method: v.string(),
  path: v.string(),
  title: v.string(),
  /** Path in the viewer, below the API reference's own path. */
  address: v.string(),
});
export type OutlineOperation = v.InferOutput<typeof OutlineOperation>;

export const OutlineGroup = v.object({
  name: v.string(),
  description: v.optional(v.string()),
  slug: v.string(),
  operations: v.array(OutlineOperation),
});
export type OutlineGroup = v.InferOutput<typeof OutlineGroup>;

/** Outline of the API reference in the server-rendered HTML. */
export const DocsOutline = v.object({
  title: v.string(),
  version: v.string(),
  groups: v.array(OutlineGroup),
});
export type DocsOutline = v.InferOutput<typeof DocsOutline>;

/** Minimum requirements for an OpenAPI document in the viewer. */
export const OpenApiDocument = v.looseObject({
  openapi: v.pipe(v.string(), v.regex(/^3\.\d/)),
  info: v.looseObject({ title: v.string(), version: v.string() }),
});
export type OpenApiDocument = v.InferOutput<typeof OpenApiDocument>;

/** Returns a group's slug, for both the outline and the viewer. */
export function groupSlug(name: string): string {
  return slug(name) || 'other';
}

/** Returns an operation's slug, from its ID if there is one, so that a changed title breaks no link. */
export function operationSlug(operation: {
  operationId?: string | undefined;
  method: string;
  path: string;
}): string {
  return slug(operation.operationId ?? `${operation.method} ${operation.path}`);
}

/** Returns a webhook's slug. For webhooks without tags, the viewer also requests a slug without a method. */
export function webhookSlug({ name, method = '' }: { name: string; method?: string | undefined }): string {
  return slug(`${method} ${name}`);
}

function slug(text: string): string {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}
