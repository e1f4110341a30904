import * as v from 'valibot';

/** The HTTP status with which any form refuses what it is sent, by the status in its response. */
export const formRefusalStatuses = {
  malformed: 400,
  cross_site: 403,
  challenge_missing: 403,
  challenge_failed: 403,
  form_expired: 410,
  too_large: 413,
  too_slow: 422,
  unsupported_media_type: 415,
  limited: 429,
  unavailable: 503,
} as const;
export type FormRefusal = keyof typeof formRefusalStatuses;

/**
 * What a form's address responds to a script; a refusal carries `data.message` in the language of the page. A response
 * that says nothing of success is a failure, and may be another host's: its message counts all the same.
 */
export const FormResponse = v.object({
  success: v.optional(v.boolean(), false),
  status: v.optional(v.string(), ''),
  data: v.optional(
    v.object({
      message: v.optional(v.string()),
      /** What is wrong with single fields, by their names. */
      fields: v.optional(v.record(v.string(), v.string())),
      /** Of a form that was taken: the page of thanks, and the link that a file is had by. */
      page: v.optional(v.string()),
      download: v.optional(v.string()),
    }),
  ),
});
export type FormResponse = v.InferOutput<typeof FormResponse>;
