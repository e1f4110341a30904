import type { Locale } from '#locales/locales.ts';
import type { Drawing } from './Drawing.ts';
import type { L } from './localised.ts';

/** An uploaded file in `cms/uploads/2026/11/`. The language replaces `{locale}` in its name. */
export type Media = {
  readonly file: string;
  readonly alt: L;
  readonly caption?: L;
  /** Drawing of text and lines that replaces the file, or appears with it if a section shows both. */
  readonly drawing?: Drawing;
  /** Focal point that stays visible if a section crops the image, in percent from 1 to 100. */
  readonly focusPoint?: { readonly fromLeft: number; readonly fromTop: number };
};

export function media(file: string, alt: L, caption?: L): Media {
  return caption ? { file, alt, caption } : { file, alt };
}

/** Creates a media item that is replaced by its drawing. `alt` describes the drawing. */
export function drawnMedia(drawing: Drawing, alt: L, caption?: L): Media {
  return { ...media('drawing.svg', alt, caption), drawing };
}

/** Returns the same image with an alternative text for its context. */
export function withAlt(image: Media, alt: L): Media {
  return { ...image, alt };
}

/** Creates a decorative image, without an alternative text. */
export function decoration(file: string): Media {
  return { file, alt: { en: '' } };
}

export function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
}

/** Languages in which images with text exist. */
const imageLanguages: readonly string[] = ['en', 'da', 'de'];

/** Returns the name of a file in a language, or of the English file if it does not exist in that language. */
export function fileIn(file: string, locale: Locale): string {
  return file.replace('{locale}', imageLanguages.includes(locale) ? locale : 'en');
}
