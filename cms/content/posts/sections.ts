import { l } from '#cms/content/localised.ts';
import type { L } from '#cms/content/localised.ts';
import { media, type Media } from '#cms/content/media.ts';
import type { PostSection } from '#cms/content/PostFixture.ts';

/** Replaces typographic characters by numeric entities, as WordPress does in HTML fields. */
function texturised(html: string): string {
  return html.trim().replaceAll(/[‘’“”„–…]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Creates a WYSIWYG field in three languages: HTML with entities. */
export function html(en: string, da: string, de: string): L {
  return l(texturised(en), texturised(da), texturised(de));
}

/** Creates an excerpt, wrapped in a paragraph as by WordPress. */
export function excerpt(en: string, da: string, de: string): L {
  return html(`<p>${en}</p>`, `<p>${da}</p>`, `<p>${de}</p>`);
}

export function heading(en: string, da: string, de: string): PostSection {
  return { kind: 'SectionHeading', sectionHeading: l(en, da, de) };
}

export function content(en: string, da: string, de: string): PostSection {
  return { kind: 'SectionContent', contentWysiwyg: html(en, da, de) };
}

export function picture(
  file: string | Media,
  alt: L,
  width: 'small' | 'large' | 'full',
  hasBorder: boolean,
  caption?: L,
): PostSection {
  return {
    kind: 'BlogMedia',
    image:
      typeof file === 'string' ? media(file, alt, caption) : { ...file, alt, ...(caption && { caption }) },
    border: hasBorder,
    width,
  };
}
