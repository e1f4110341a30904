import { HttpError } from '#server/errors.ts';

/** Why a picture is not made whose clients have all gone. Nobody reads it but the log. */
export function nobodyWaits(): HttpError {
  return new HttpError(499, 'client_gone', 'Nobody waits for this any longer.');
}
