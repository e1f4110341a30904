import type { L } from './localised.ts';

/** An uploaded file under `cms/uploads/2026/11/`; `{locale}` in its name stands for the language. */
export type Media = { readonly file: string; readonly alt: L; readonly caption?: L };

export function media(file: string, alt: L, caption?: L): Media {
  return caption ? { file, alt, caption } : { file, alt };
}

/** A picture that adds nothing to the text beside it. */
export function decoration(file: string): Media {
  return { file, alt: { en: '', da: '', de: '' } };
}

export function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
}
