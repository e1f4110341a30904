import type { Context } from 'koa';
import * as v from 'valibot';
import { HttpError } from '#server/errors.ts';
import { readText } from './readBody.ts';
import { isSigned } from './signature.ts';

const limitBytes = 16 * 1024;

/** The JSON of a call that WordPress has signed with the shared secret. Throws `HttpError`; `code` is that of a body of another shape. */
export async function readSigned<TSchema extends v.GenericSchema>(
  ctx: Context,
  { secret, now, schema, code }: { secret: string; now: () => number; schema: TSchema; code: string },
): Promise<v.InferOutput<TSchema>> {
  if (!ctx.is('application/json'))
    throw new HttpError(415, 'unsupported_media_type', 'Send application/json.');
  const body = await readText(ctx, limitBytes);
  if (!isSigned(secret, ctx.get('x-signature'), body, now()))
    throw new HttpError(401, 'not_signed', 'The signature is missing, wrong or older than five minutes.');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue);
  throw new HttpError(422, code, `${where === null ? '' : `${where}: `}${issue.message}`);
}
