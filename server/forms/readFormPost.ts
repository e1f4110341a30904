import type { Context } from 'koa';
import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { scriptField } from '#schema/uploads.ts';
import { HttpError } from '#server/errors.ts';
import { parseJsonBody, readJson, readText } from '#server/lib/readBody.ts';
import { requestLocale } from '#server/lib/requestLocale.ts';
import { readMultipart } from '#server/lib/multipart.ts';
import { limitKey } from './postLimits.ts';
import type { Reception, UploadFolder } from './uploads/uploadFolder.ts';
import { uploadPace } from './uploads/uploadRoom.ts';
import type { PaceLimits } from '#server/lib/minimumPace.ts';
import { requestAddress } from '#server/lib/normaliseAddress.ts';

/**
 * Who posted, which decides what comes back: a script gets JSON, a form without a script is led to a page, a mail
 * program's own unsubscribe button (RFC 8058) only looks at the status.
 */
export type ClientKind = 'script' | 'form' | 'mail-program';

/** A form's post; `body` is what anybody may send. */
export type FormPost = {
  clientKind: ClientKind;
  body: unknown;
  locale: Locale;
  /** Files that were sent with it; undefined where the form was sent without any. */
  files?: Reception | undefined;
};

export type FormBody = {
  bodyLimitBytes: number;
  /**
   * Whether mail programs press here too (RFC 8058), whose body says nothing but that. A large provider does so for all
   * its customers from a few addresses, so these posts do not count by themselves: the form counts those that guess.
   */
  takesOneClick: boolean;
  /** Of a form that takes files. */
  files?: {
    folder: Pick<UploadFolder, 'receive'>;
    totalBytes: number;
    pace?: PaceLimits | undefined;
    /** Whether the form asks for a file in this field, by what of its body has arrived before it. */
    isAsked: (field: string, body: unknown) => boolean;
  };
};

/** Twenty fields, and what surrounds them; each file is one more. */
const mostParts = 60;

/** What is known of a post before its body is read. */
export function emptyPost(ctx: Context, form: FormBody): FormPost {
  return { clientKind: clientKindOf(ctx, form), body: undefined, locale: postLocale(ctx, undefined) };
}

/**
 * Throws 415 for another content type, 413 above the limit and 400 for what cannot be read. `holdFiles` gets hold of the files
 * before the first byte of them is written: whoever calls removes them.
 */
export async function readFormPost(
  ctx: Context,
  form: FormBody,
  holdFiles: (files: Reception) => void,
): Promise<FormPost> {
  if (form.files !== undefined && ctx.is('multipart/form-data')) {
    const files = form.files.folder.receive(limitKey(ctx.ip));
    holdFiles(files);
    // Scanning takes longer than a silent client may; the pace and the time of the whole request bound the client.
    ctx.req.socket.setTimeout(0);
    const body = await readWithFiles(ctx, form, form.files, files);
    return { clientKind: clientKindOf(ctx, form), body, locale: postLocale(ctx, statedLocale(body)), files };
  }
  const { clientKind, body } = await readPosted(ctx, form);
  return { clientKind, body, locale: postLocale(ctx, statedLocale(body)) };
}

/** The fields beside the files. A script sends what it otherwise sends as JSON in one field, which comes first. */
async function readWithFiles(
  ctx: Context,
  { bodyLimitBytes }: FormBody,
  { totalBytes, isAsked, pace = uploadPace }: NonNullable<FormBody['files']>,
  files: Reception,
): Promise<unknown> {
  const limitBytes = totalBytes + bodyLimitBytes;
  if ((ctx.request.length ?? 0) > limitBytes)
    throw new HttpError(413, 'body_too_large', 'The request body is too large.');
  const isScript = clientKindOf(ctx, { takesOneClick: false, files: true }) === 'script';
  const fields = new Map<string, string>();
  let body: unknown = {};
  let room = bodyLimitBytes;
  const limits = { parts: mostParts, fieldBytes: bodyLimitBytes, bytes: limitBytes, pace };
  try {
    await readMultipart(ctx.req, ctx.get('content-type'), limits, {
      takeField(name, value) {
        room -= value.length;
        if (room < 0) throw new HttpError(413, 'body_too_large', 'The request body is too large.');
        if (!isScript) body = Object.fromEntries(fields.set(name, value));
        // Once: of a large text for each further field it would keep everybody waiting.
        else if (name === scriptField) body = parseJsonBody(value);
      },
      async takeFile(name, filename, content) {
        // Nobody writes to the disk but by a form that asks for it.
        if (!isAsked(name, body))
          throw new HttpError(400, 'not_asked', 'The form has no file field of this name.');
        await files.take(name, filename, content);
      },
    });
  } finally {
    ctx.req.resume();
  }
  return body;
}

/** A body's fields by a schema. Throws 400 where they are not what our pages send. */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new HttpError(400, 'malformed', 'The fields do not have the expected types.');
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
function clientKindOf(
  ctx: Context,
  { takesOneClick, files }: Pick<FormBody, 'takesOneClick'> & { files?: unknown },
): ClientKind {
  if (ctx.is('application/x-www-form-urlencoded')) return 'form';
  // A browser that sends a form by itself asks for a page.
  if (files !== undefined && ctx.is('multipart/form-data'))
    return ctx.accepts('html', 'json') === 'json' ? 'script' : 'form';
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
