import * as v from 'valibot';

/** One operation or webhook in the table of contents of the API reference; `path` is the name of a webhook. */
export const OutlineOperation = v.object({
  method: v.string(),
  path: v.string(),
  title: v.string(),
  /** Path at which the viewer shows it, below the reference's own address. */
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

/** What the server's HTML says of the API reference: its title, version, groups and operations. */
export const DocsOutline = v.object({
  title: v.string(),
  version: v.string(),
  groups: v.array(OutlineGroup),
});
export type DocsOutline = v.InferOutput<typeof DocsOutline>;

/** The least that an OpenAPI document must be before the viewer is handed it. */
export const OpenApiDocument = v.looseObject({
  openapi: v.pipe(v.string(), v.regex(/^3\.\d/)),
  info: v.looseObject({ title: v.string(), version: v.string() }),
});
export type OpenApiDocument = v.InferOutput<typeof OpenApiDocument>;

/** The address part of a group; the same for the table of contents and the viewer. */
export function groupSlug(name: string): string {
  return slug(name) || 'other';
}

/** The address part of an operation: its id where it has one, so that a reworded title breaks no link. */
export function operationSlug(operation: {
  operationId?: string | undefined;
  method: string;
  path: string;
}): string {
  return slug(operation.operationId ?? `${operation.method} ${operation.path}`);
}

/** The address part of a webhook. The viewer also asks for one without a method, of the group of those without tags. */
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
