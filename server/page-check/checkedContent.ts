import { lineOf } from '#schema/markup.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { textLimitOf } from './textLimits.ts';

/** Placeholder for a missing alternative text: a private-use character, which no editor types. */
export const missingAltMark = '\uE000';

/**
 * Returns the content with `missingAltMark` in place of each missing alternative text, so that the rendered page shows
 * which pictures need one. Decorative pictures do not use it.
 */
export function markMissingAlts<T>(content: T): T;
export function markMissingAlts(content: unknown): unknown {
  if (Array.isArray(content)) return content.map((item: unknown) => markMissingAlts(item));
  if (typeof content === 'string')
    return content.replaceAll(/<img [^<>]*>/g, (image) =>
      image.replace(' alt=""', ` alt="${missingAltMark}"`),
    );
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]: [string, unknown]) => [
      name,
      name === 'altText' && !value ? missingAltMark : markMissingAlts(value),
    ]),
  );
}

/** Maximum characters in one text. Articles have at most tens of thousands; longer texts are pasted logs or files. */
const maxTextLength = 100_000;

/** Returns whether any text in the content is longer than `maxTextLength`. */
export function hasTextBeyondLimit(content: unknown): boolean {
  if (typeof content === 'string') return content.length > maxTextLength;
  return typeof content === 'object' && content !== null && Object.values(content).some(hasTextBeyondLimit);
}

/** A section's row in the form, with its fields. */
export type ContentRow = { kind: string; row: number; fields: Readonly<Record<string, unknown>> };

/** Returns the section rows of a page or an article in the editor's order. */
export function rowsOf(content: ContentData): ContentRow[] {
  const page = asRecord(content['page']) ?? asRecord(content['post']);
  const elements = asRecord(page?.['pageElements']) ?? asRecord(page?.['blogPostElements']);
  const sections = elements?.['sectionElements'];
  if (!Array.isArray(sections)) return [];
  // `PageSections` numbers rows in the same way.
  return sections
    .filter((section: unknown) => section != null)
    .flatMap((section: unknown, row) => {
      const fields = asRecord(section);
      const [, kind] =
        /^(?:Page|BlogPost)ElementsSectionElements(\w+)Layout$/.exec(String(fields?.['__typename'])) ?? [];
      return fields === undefined || kind === undefined ? [] : [{ kind, row, fields }];
    });
}

export type LongText = { text: string; length: number; limit: number };

/** Returns the texts of a row that are too long for their elements. */
export function longTextsOf({ kind, fields }: ContentRow): LongText[] {
  const longTexts: LongText[] = [];
  const visit = (value: unknown, name: string, depth: number): void => {
    if (depth > 8) return;
    if (Array.isArray(value)) return value.forEach((item: unknown) => visit(item, name, depth + 1));
    if (typeof value === 'string') {
      const limit = textLimitOf(kind, name);
      if (limit === undefined || value.length <= limit) return;
      const text = lineOf(value);
      if (text.length > limit) longTexts.push({ text, length: text.length, limit });
      return;
    }
    const record = asRecord(value);
    if (record === undefined) return;
    // Skips other entries, whose texts are edited on their own screens.
    if (name === 'nodes') return;
    for (const [key, fieldValue] of Object.entries(record))
      visit(fieldValue, name === 'link' ? `link.${key}` : key, depth + 1);
  };
  for (const [name, value] of Object.entries(fields)) visit(value, name, 0);
  return longTexts;
}

/** Returns the title of an article, which is its main heading. */
export function articleTitleOf(content: ContentData): string {
  const title = asRecord(content['post'])?.['title'];
  return typeof title === 'string' ? title : '';
}

/** Returns the title and description for search engines, if the page has them. */
export function searchTextsOf(content: ContentData): { title?: string; description?: string } {
  const page = asRecord(content['page']) ?? asRecord(content['post']);
  const seo = asRecord(page?.['seo']);
  const { title, metaDesc } = seo ?? {};
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof metaDesc === 'string' && { description: metaDesc }),
  };
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}
