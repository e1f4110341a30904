import { open, readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { isKnownAs } from '#server/lib/sendEncoded.ts';
import { downloadType, svgType } from './fileTypes.ts';
import type { ReadyFile } from './sources.ts';

/** Larger files are streamed, so that a few slow readers of a film do not hold it in memory. */
const wholeLimitBytes = 1024 * 1024;

/**
 * Not `immutable`: the address names a file of an editor, who may replace it under the same name. The ETag then tells a
 * browser whether it has the new one.
 */
const forHours = 'public, max-age=14400, stale-while-revalidate=86400';
/** As above, but a shared cache asks again after a minute: the next answer may be a smaller file. */
const forHoursInBrowsers = 'public, max-age=14400, s-maxage=60, stale-while-revalidate=86400';

type SentAs = { type?: string; encoding?: string; isProvisional?: boolean };

/**
 * Answers with the file: 304 where the browser has it, no body for HEAD. Uploads come from editors, so none may act
 * as a page of the site: drawings are sandboxed and unknown kinds are downloads. False when the file has gone missing.
 */
export async function sendFile(
  ctx: Context,
  file: ReadyFile,
  { type = file.type, encoding, isProvisional = false }: SentAs = {},
): Promise<boolean> {
  const wantsBody = ctx.method !== 'HEAD';
  ctx.status = 200;
  const isKnown = isKnownAs(ctx, `"${file.hash}"`);
  const body = wantsBody && !isKnown ? await bodyOf(file) : undefined;
  if (wantsBody && !isKnown && body === undefined) return false;

  ctx.set('Cache-Control', isProvisional ? forHoursInBrowsers : forHours);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', policyOf(type));
  if (type === downloadType) ctx.set('Content-Disposition', 'attachment');
  if (isKnown) return true;
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  if (body !== undefined) ctx.body = body;
  ctx.set('Content-Type', type);
  ctx.length = file.size;
  return true;
}

async function bodyOf(file: ReadyFile) {
  if (file.bytes) return file.bytes;
  if (!file.path) return undefined;
  try {
    if (file.size <= wholeLimitBytes) return await readFile(file.path);
    // Opened before the headers are set, so that a file which has just been evicted can still be made again.
    return (await open(file.path)).createReadStream();
  } catch {
    return undefined;
  }
}

function policyOf(type: string): string {
  if (type === svgType) return "sandbox; default-src 'none'; style-src 'unsafe-inline'";
  // Browsers draw a PDF with a viewer of their own, which a sandbox would switch off.
  return type === 'application/pdf' ? "default-src 'none'; object-src 'self'" : "sandbox; default-src 'none'";
}
