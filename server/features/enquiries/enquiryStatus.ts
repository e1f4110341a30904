/** Why an enquiry was not taken, with the HTTP status that says so. */
export const refusalStatuses = {
  malformed: 400,
  cross_site: 403,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  limited: 429,
  unavailable: 503,
} as const;

export type EnquiryRefusal = keyof typeof refusalStatuses;
