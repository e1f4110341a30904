import type { Context } from 'koa';
import * as v from 'valibot';
import { HttpError } from '#server/errors.ts';
import { readJson, readText } from '#server/http/readBody.ts';

/**
 * Who posted, which decides what the answer is: a script gets JSON, a form without a script is led to a page, a mail
 * program's own unsubscribe button (RFC 8058) only looks at the status.
 */
export type Poster = 'script' | 'form' | 'mail-program';

export type NewsletterPost = { poster: Poster; body: unknown };

const bodyLimitBytes = 4096;

/** Throws 415 for any other content type, 413 above 4 kB and 400 for what cannot be read. */
export async function readPost(ctx: Context): Promise<NewsletterPost> {
  const poster = posterOf(ctx);
  if (poster === 'script') return { poster, body: await readJson(ctx, bodyLimitBytes) };
  const text = await readText(ctx, bodyLimitBytes);
  if (poster === 'mail-program') return { poster, body: {} };
  const form = new URLSearchParams(text);
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
  return { poster: isOneClick ? 'mail-program' : 'form', body: Object.fromEntries(form) };
}

/** As far as the headers tell, before the body is read. */
export function posterOf(ctx: Context): Poster {
  if (ctx.is('application/x-www-form-urlencoded')) return 'form';
  // No page of ours posts this encoding, but RFC 8058 allows it to mail programs.
  return ctx.is('multipart/form-data') ? 'mail-program' : 'script';
}

export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new HttpError(400, 'malformed', 'The fields are not of the expected types.');
  return parsed.output;
}

/** The token from the form's hidden field or, for pages that post to themselves and for mail programs, the address. */
export function tokenOf(ctx: Context, body: unknown): string {
  const { token } = parseBody(v.object({ token: v.optional(v.string()) }), body);
  const inAddress = ctx.query['token'];
  return token ?? (typeof inAddress === 'string' ? inAddress : '');
}

export function statedLocale(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined;
}
