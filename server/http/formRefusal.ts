import { HttpError } from '#server/errors.ts';

export type FormRefusal = 'malformed' | 'cross_site' | 'too_large' | 'unsupported_media_type' | 'unavailable';

/** After how many seconds a form that could not be taken may be sent again. */
export const retryUnavailableSeconds = 60;

/** What a fault on the way means to the visitor who posted a form; whatever is not theirs is ours. */
export function formRefusal(error: unknown): FormRefusal {
  if (!(error instanceof HttpError)) return 'unavailable';
  if (error.status === 403) return 'cross_site';
  if (error.status === 413) return 'too_large';
  if (error.status === 415) return 'unsupported_media_type';
  return error.status === 400 ? 'malformed' : 'unavailable';
}
