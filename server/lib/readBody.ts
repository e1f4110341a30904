import type { Context } from 'koa';
import { HttpError } from '#server/errors.ts';

/** Reads a request body as text. Throws 413 above `limitBytes`, and 400 if the body is cut off or not UTF-8. */
export async function readText(ctx: Context, limitBytes: number): Promise<string> {
  if (ctx.request.length !== undefined && ctx.request.length > limitBytes) {
    throw new HttpError(413, 'body_too_large', 'The request body is too large.');
  }
  try {
    // Loaded at the first use, because it contains 0.5 MB of character tables, which reading pages never requires.
    const { default: getRawBody } = await import('raw-body');
    const bytes = await getRawBody(ctx.req, { limit: limitBytes });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (isTooLarge(error))
      throw new HttpError(413, 'body_too_large', 'The request body is too large.', { cause: error });
    throw new HttpError(400, 'body_unreadable', 'The request body could not be read.', { cause: error });
  }
}

/** Reads a JSON body. Throws like `readText`, and also 415 for other content types and 400 if it is not JSON. */
export async function readJson(ctx: Context, limitBytes: number): Promise<unknown> {
  if (!ctx.is('application/json'))
    throw new HttpError(415, 'unsupported_media_type', 'Send the body as application/json.');
  return parseJsonBody(await readText(ctx, limitBytes));
}

/** Parses a JSON request body. Throws 400 if it is not JSON. */
export function parseJsonBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, 'not_json', 'The request body is not valid JSON.', { cause: error });
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}
