import type { Locale } from '#locales/locales.ts';
import type { Drawing } from './Drawing.ts';
import type { L } from './localised.ts';

/** An uploaded file under `cms/uploads/2026/11/`; `{locale}` in its name stands for the language. */
export type Media = {
  readonly file: string;
  readonly alt: L;
  readonly caption?: L;
  /** What is drawn as text and lines: in place of the file, or with it where a section shows both. */
  readonly drawing?: Drawing;
  /** What stays in sight where a section shows only a part of it, in percent from 1 to 100. */
  readonly focusPoint?: { readonly fromLeft: number; readonly fromTop: number };
};

export function media(file: string, alt: L, caption?: L): Media {
  return caption ? { file, alt, caption } : { file, alt };
}

/** A file whose drawing is shown instead of it; `alt` names the drawing. */
export function drawn(drawing: Drawing, alt: L, caption?: L): Media {
  return { ...media('drawing.svg', alt, caption), drawing };
}

/** The same picture, described for the place where it stands. */
export function named(picture: Media, alt: L): Media {
  return { ...picture, alt };
}

/** A picture that adds nothing to the text beside it. */
export function decoration(file: string): Media {
  return { file, alt: { en: '' } };
}

export function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
}

/** The languages that pictures with words are drawn in. */
const drawnIn: readonly string[] = ['en', 'da', 'de'];

/** The name of a file in a language, or of the English one where there is none. */
export function fileIn(file: string, locale: Locale): string {
  return file.replace('{locale}', drawnIn.includes(locale) ? locale : 'en');
}
