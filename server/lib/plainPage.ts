import type { MessageDescriptor } from '@lingui/core';
import type { Context } from 'koa';
import { textDirection } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { homePath } from '#locales/routing.ts';
import { requestAddress } from './normaliseAddress.ts';
import { translate } from './translate.ts';

const title = msg({ message: 'Something went wrong' });
const homeLabel = msg({ message: 'GO TO HOMEPAGE', comment: 'Button of the error page' });

/**
 * Sends an error page in the language of the URL, without using the renderer, scripts or styles. Shows `ctx.status`.
 * `note` is trusted HTML.
 */
export function sendPlainPage(
  ctx: Context,
  { text, note }: { text: MessageDescriptor; note?: string },
): void {
  const { locale } = requestAddress(ctx);
  const { status } = ctx;
  const dir = textDirection(locale) === undefined ? '' : ' dir="rtl"';
  const noteHtml = note === undefined ? '' : `<p><small>${note}</small></p>`;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = `<!doctype html><html lang="${locale}"${dir}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${status} – ${translate(locale, title)}</title></head><body><main><h1>${translate(locale, title)}</h1><p>${translate(locale, text)}</p><p><a href="${homePath(locale)}">${translate(locale, homeLabel)}</a></p>${noteHtml}</main></body></html>`;
}
