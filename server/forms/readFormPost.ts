import type { Context } from 'koa';
import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { HttpError } from '#server/errors.ts';
import { readJson, readText } from '#server/lib/readBody.ts';
import { requestLocale } from '#server/lib/requestLocale.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';

/**
 * Who posted, which decides what comes back: a script gets JSON, a form without a script is led to a page, a mail
 * program's own unsubscribe button (RFC 8058) only looks at the status.
 */
export type ClientKind = 'script' | 'form' | 'mail-program';

/** A form's post; `body` is what anybody may send. */
export type FormPost = { clientKind: ClientKind; body: unknown; locale: Locale };

export type FormBody = {
  bodyLimitBytes: number;
  /**
   * Whether mail programs press here too (RFC 8058), whose body says nothing but that. A large provider does so for all
   * its customers from a few addresses, so these posts do not count by themselves: the form counts those that guess.
   */
  takesOneClick: boolean;
};

/** What is known of a post before its body is read. */
export function emptyPost(ctx: Context, form: FormBody): FormPost {
  return { clientKind: clientKindOf(ctx, form), body: undefined, locale: postLocale(ctx, undefined) };
}

/** Throws 415 for another content type, 413 above the limit and 400 for what cannot be read. */
export async function readFormPost(ctx: Context, form: FormBody): Promise<FormPost> {
  const { clientKind, body } = await readPosted(ctx, form);
  return { clientKind, body, locale: postLocale(ctx, statedLocale(body)) };
}

/** A body's fields by a schema. Throws 400 where they are not what our pages send. */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new HttpError(400, 'malformed', 'The fields are not of the expected types.');
  return parsed.output;
}

async function readPosted(ctx: Context, form: FormBody): Promise<Pick<FormPost, 'clientKind' | 'body'>> {
  const clientKind = clientKindOf(ctx, form);
  if (clientKind === 'script') return { clientKind, body: await readJson(ctx, form.bodyLimitBytes) };
  const text = await readText(ctx, form.bodyLimitBytes);
  if (clientKind === 'mail-program') return { clientKind, body: {} };
  const fields = new URLSearchParams(text);
  const isOneClick = form.takesOneClick && fields.get('List-Unsubscribe') === 'One-Click';
  return { clientKind: isOneClick ? 'mail-program' : 'form', body: Object.fromEntries(fields) };
}

/** As far as the headers tell. */
function clientKindOf(ctx: Context, { takesOneClick }: FormBody): ClientKind {
  if (ctx.is('application/x-www-form-urlencoded')) return 'form';
  // No page of ours posts this encoding, but RFC 8058 allows it to mail programs.
  return takesOneClick && ctx.is('multipart/form-data') ? 'mail-program' : 'script';
}

/** A page that posts to itself says its language in its address; others by field, Referer or header. */
function postLocale(ctx: Context, stated: unknown): Locale {
  const isOwnPage = !ctx.path.startsWith('/api/');
  return isOwnPage ? requestAddress(ctx).locale : requestLocale(ctx, stated);
}

function statedLocale(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined;
}
