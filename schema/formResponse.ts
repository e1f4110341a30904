import * as v from 'valibot';

/** HTTP statuses of a form's rejections, by the status in the response's body. */
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
 * Response of a form's endpoint to a script. Rejections have a `data.message` in the page's language. A response
 * without `success` is a failure, possibly from another host; its message is shown too.
 */
export const FormResponse = v.object({
  success: v.optional(v.boolean(), false),
  status: v.optional(v.string(), ''),
  data: v.optional(
    v.object({
      message: v.optional(v.string()),
      /** Messages for single fields, by name. */
      fields: v.optional(v.record(v.string(), v.string())),
      /** Thank-you page after a success. `download` is the download link. */
      page: v.optional(v.string()),
      download: v.optional(v.string()),
    }),
  ),
});
export type FormResponse = v.InferOutput<typeof FormResponse>;
