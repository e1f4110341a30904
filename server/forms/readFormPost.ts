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
 * Kind of client, which determines the response. A script gets JSON, a form without JavaScript is redirected to a page,
 * and a mail client that unsubscribes with one click (RFC 8058) reads only the status.
 */
export type ClientKind = 'script' | 'form' | 'mail-program';

/** A form's post; `body` is attacker-controlled. */
export type FormPost = {
  clientKind: ClientKind;
  body: unknown;
  locale: Locale;
  /** Files sent with the form; `undefined` if there were none. */
  files?: Reception | undefined;
};

export type FormBody = {
  bodyLimitBytes: number;
  /**
   * Whether the form accepts one-click unsubscribe requests of mail clients (RFC 8058), whose body contains nothing
   * else. A large provider sends the requests of all its customers from a few addresses, so they are not rate-limited
   * here; the form itself limits clients that guess tokens.
   */
  takesOneClick: boolean;
  /** Settings of a form that accepts files. */
  files?: {
    folder: Pick<UploadFolder, 'receive'>;
    totalBytes: number;
    pace?: PaceLimits | undefined;
    /** Returns whether the form has a file field of this name, judged by the fields that precede it in the body. */
    hasFileField: (field: string, body: unknown) => boolean;
  };
};

/**
 * Maximum number of parts in a body, enough for twenty fields and the other values. Each file is an additional part.
 */
const maxParts = 60;

/** Creates a submission whose body has not been read yet. */
export function emptyPost(ctx: Context, form: FormBody): FormPost {
  return { clientKind: clientKindOf(ctx, form), body: undefined, locale: postLocale(ctx, undefined) };
}

/**
 * Reads a form submission. Throws 415 for other content types, 413 above the size limit and 400 for an unreadable body.
 * Calls `holdFiles` before writing the first byte of a file; the caller must remove the files.
 */
export async function readFormPost(
  ctx: Context,
  form: FormBody,
  holdFiles: (files: Reception) => void,
): Promise<FormPost> {
  if (form.files !== undefined && ctx.is('multipart/form-data')) {
    const files = form.files.folder.receive(limitKey(ctx.ip));
    holdFiles(files);
    // Scanning may take longer than a client may be silent. The minimum upload rate and the timeout of the whole
    // request still limit the client.
    ctx.req.socket.setTimeout(0);
    const body = await readWithFiles(ctx, form, form.files, files);
    return { clientKind: clientKindOf(ctx, form), body, locale: postLocale(ctx, statedLocale(body)), files };
  }
  const { clientKind, body } = await readBody(ctx, form);
  return { clientKind, body, locale: postLocale(ctx, statedLocale(body)) };
}

/** Reads the fields of a multipart body and stores its files. A script sends its JSON in the first field. */
async function readWithFiles(
  ctx: Context,
  { bodyLimitBytes }: FormBody,
  { totalBytes, hasFileField, pace = uploadPace }: NonNullable<FormBody['files']>,
  files: Reception,
): Promise<unknown> {
  const limitBytes = totalBytes + bodyLimitBytes;
  if ((ctx.request.length ?? 0) > limitBytes)
    throw new HttpError(413, 'body_too_large', 'The request body is too large.');
  const isScript = clientKindOf(ctx, { takesOneClick: false, files: true }) === 'script';
  const fields = new Map<string, string>();
  let body: unknown = {};
  let remainingBytes = bodyLimitBytes;
  const limits = { parts: maxParts, fieldBytes: bodyLimitBytes, bytes: limitBytes, pace };
  try {
    await readMultipart(ctx.req, ctx.get('content-type'), limits, {
      takeField(name, value) {
        remainingBytes -= value.length;
        if (remainingBytes < 0) throw new HttpError(413, 'body_too_large', 'The request body is too large.');
        if (!isScript) body = Object.fromEntries(fields.set(name, value));
        // Parses the JSON only once: parsing a large text again for each further field would block the event loop.
        else if (name === scriptField) body = parseJsonBody(value);
      },
      async takeFile(name, filename, content) {
        // Only forms with a file field may write to the disk.
        if (!hasFileField(name, body))
          throw new HttpError(400, 'not_asked', 'The form has no file field of this name.');
        await files.take(name, filename, content);
      },
    });
  } finally {
    ctx.req.resume();
  }
  return body;
}

/** Validates a body's fields with a schema and returns them. Throws 400 for fields that our pages do not send. */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new HttpError(400, 'malformed', 'The fields do not have the expected types.');
  return parsed.output;
}

async function readBody(ctx: Context, form: FormBody): Promise<Pick<FormPost, 'clientKind' | 'body'>> {
  const clientKind = clientKindOf(ctx, form);
  if (clientKind === 'script') return { clientKind, body: await readJson(ctx, form.bodyLimitBytes) };
  const text = await readText(ctx, form.bodyLimitBytes);
  if (clientKind === 'mail-program') return { clientKind, body: {} };
  const fields = new URLSearchParams(text);
  const isOneClick = form.takesOneClick && fields.get('List-Unsubscribe') === 'One-Click';
  return { clientKind: isOneClick ? 'mail-program' : 'form', body: Object.fromEntries(fields) };
}

/** Returns the kind of client, judged by the headers only. */
function clientKindOf(
  ctx: Context,
  { takesOneClick, files }: Pick<FormBody, 'takesOneClick'> & { files?: unknown },
): ClientKind {
  if (ctx.is('application/x-www-form-urlencoded')) return 'form';
  // A browser that submits a form without JavaScript accepts HTML as the response.
  if (files !== undefined && ctx.is('multipart/form-data'))
    return ctx.accepts('html', 'json') === 'json' ? 'script' : 'form';
  // No page of ours uses this encoding for such a form, but RFC 8058 allows it for mail clients.
  return takesOneClick && ctx.is('multipart/form-data') ? 'mail-program' : 'script';
}

/**
 * Returns the language of a submission: that of a page that posts to itself, otherwise from the field, the referrer
 * or `Accept-Language`.
 */
function postLocale(ctx: Context, fieldValue: unknown): Locale {
  const isOwnPage = !ctx.path.startsWith('/api/');
  return isOwnPage ? requestAddress(ctx).locale : requestLocale(ctx, fieldValue);
}

function statedLocale(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined;
}
