import type { Context } from 'koa';
import * as v from 'valibot';
import { HttpError } from '#server/errors.ts';
import { readText } from './readBody.ts';
import { isSigned } from './signature.ts';

/**
 * Reads and validates the JSON body of a request that WordPress has signed within the last five minutes. Throws 415,
 * 401 and 422. The same request may arrive twice within that time, so its effect must be idempotent.
 */
export async function readSigned<TSchema extends v.GenericSchema>(
  ctx: Context,
  deps: { secret: string; now: () => number; schema: TSchema; limitBytes: number },
): Promise<v.InferOutput<TSchema>> {
  if (!ctx.is('application/json'))
    throw new HttpError(415, 'unsupported_media_type', 'Send the body as application/json.');
  const body = await readText(ctx, deps.limitBytes);
  if (!isSigned(deps.secret, ctx.get('x-signature'), body, deps.now()))
    throw new HttpError(401, 'not_signed', 'The signature is missing, invalid or older than five minutes.');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), deps.schema), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new HttpError(422, 'not_as_expected', `${path === null ? '' : `${path}: `}${issue.message}`);
}
