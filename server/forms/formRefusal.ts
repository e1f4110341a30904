import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import type { FormRefusal } from '#schema/formResponse.ts';
import { HttpError } from '#server/errors.ts';

/** After how many seconds a form that could not be taken may be sent again. */
export const retryUnavailableSeconds = 60;

/** What every form says when it refuses; what it says when it is unavailable is its own. */
export const formRefusalMessages = {
  malformed: msg({ message: 'The form could not be read. Please reload the page and try again.' }),
  cross_site: msg({ message: 'This form can only be sent from our own pages.' }),
  too_large: msg({ message: 'That is more than this form can take.' }),
  unsupported_media_type: msg({ message: 'The form was sent in a format we do not read.' }),
  challenge_missing: msg({
    message:
      'To keep robots out, your browser does a small calculation before this form is sent. It has not arrived. Please try again with JavaScript turned on, or reach us at {contact}.',
    comment: 'A form, while robots misuse it; the placeholder is an email address or a telephone number',
  }),
  challenge_failed: msg({
    message:
      'The small calculation of your browser that keeps robots out is too old or was used before. Please press the button again, or reach us at {contact}.',
    comment: 'A form, while robots misuse it; the placeholder is an email address or a telephone number',
  }),
  limited: msg({
    message: 'Too many attempts. Please wait a few minutes and try again.',
    comment: 'A form was sent too often from one network',
  }),
} satisfies Record<Exclude<FormRefusal, 'unavailable'>, MessageDescriptor>;

/** What a fault on the way means to the visitor who posted a form; whatever is not theirs is ours. */
export function formRefusal(error: unknown): Exclude<FormRefusal, 'limited'> {
  if (!(error instanceof HttpError)) return 'unavailable';
  if (error.status === 403) return 'cross_site';
  if (error.status === 413) return 'too_large';
  if (error.status === 415) return 'unsupported_media_type';
  return error.status === 400 ? 'malformed' : 'unavailable';
}
