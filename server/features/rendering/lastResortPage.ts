import { homePath, splitLocale } from '#locales/routing.ts';
import type { Locale } from '#locales/locales.ts';

const words: Record<Locale, { title: string; text: string; home: string }> = {
  en: {
    title: 'Something went wrong',
    text: 'The page cannot be shown right now. Please try again in a minute.',
    home: 'GO TO HOMEPAGE',
  },
  da: {
    title: 'Noget gik galt',
    text: 'Siden kan ikke vises lige nu. Prøv igen om et øjeblik.',
    home: 'GÅ TIL FORSIDEN',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    text: 'Die Seite kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
    home: 'ZUR STARTSEITE',
  },
};

/** Plain HTML for when the renderer itself is broken: no script, no style, no dependency. */
export function lastResortPage(path: string, requestId: string): string {
  const { locale } = splitLocale(path);
  const { title, text, home } = words[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>500 – ${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${homePath(locale)}">${home}</a></p><p><small>${requestId}</small></p></main></body></html>`;
}
