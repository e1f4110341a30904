import type { Locale } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { homePath } from '#locales/routing.ts';
import { translate } from '#server/lib/translate.ts';

const title = msg({ message: 'Something went wrong' });
const text = msg({ message: 'The page cannot be shown right now. Please try again in a minute.' });
const home = msg({ message: 'GO TO HOMEPAGE', comment: 'Button of the error page' });

/** Plain HTML for when the renderer itself is broken: no script, no style, no dependency. */
export function fallbackErrorPage(locale: Locale, requestId: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>500 – ${translate(locale, title)}</title></head><body><main><h1>${translate(locale, title)}</h1><p>${translate(locale, text)}</p><p><a href="${homePath(locale)}">${translate(locale, home)}</a></p><p><small>${requestId}</small></p></main></body></html>`;
}
