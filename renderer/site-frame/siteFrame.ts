import type { Locale } from '#locales/locales.ts';
import { siteFramePath, type SiteFrame } from '#schema/siteContent.ts';

// The same on every page of a language; never touched on the server, where each page is handed its own.
const frames = new Map<Locale, Promise<SiteFrame>>();

/** Keeps the navigation and footer that came with a document, so that no other page has to bring them again. */
export function keepSiteFrame(locale: Locale, frame: SiteFrame): void {
  frames.set(locale, Promise.resolve(frame));
}

/** The navigation and footer of a language, asked for once a tab (specification 7). Rejects when they cannot be had. */
export function siteFrame(locale: Locale): Promise<SiteFrame> {
  const known = frames.get(locale);
  if (known !== undefined) return known;
  const asked = fetchFrame(locale);
  frames.set(locale, asked);
  asked.catch(() => frames.delete(locale));
  return asked;
}

async function fetchFrame(locale: Locale): Promise<SiteFrame> {
  const response = await fetch(siteFramePath(locale));
  if (!response.ok) throw new Error(`The navigation could not be had: ${response.status}`);
  return response.json();
}
