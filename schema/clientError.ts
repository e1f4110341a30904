import * as v from 'valibot';

/** Report of a component that threw: enough to find the fault, without data about the visitor. */
export const ClientErrorReport = v.object({
  message: v.pipe(v.string(), v.maxLength(500)),
  component: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
  path: v.pipe(v.string(), v.maxLength(500), v.startsWith('/')),
  buildId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
});
export type ClientErrorReport = v.InferInput<typeof ClientErrorReport>;
