/**
 * Path of an editor's field, such as `packages.1.title`: names of the content model (`content-model/Field.ts`) and
 * indexes of rows, from 0. `packages.1` is the path of a row, and `''` that of the section or entry itself.
 *
 * A path is relative to its section, so that it stays valid when sections move. In messages, a section's kind and
 * number precede it (`frameMessages.ts`). The path of a field of the edited page, article or product itself starts with
 * a slash: `/title`, `/productGroup.label`.
 *
 * Only previews beside the fields in WordPress contain paths. `server/content/fieldMarks.ts` appends them to texts as
 * invisible characters, `components/preview/markedFields.ts` moves them to attributes and sends that of a clicked text,
 * and `wordpress/editor/fieldAt.ts` finds the field in the form.
 */
export type FieldPath = string;

/** Pattern of a field path. Texts and messages can contain anything else, even what would break a CSS selector. */
export const fieldPathPattern = /^\/?(?:\w+(?:\.\w+)*)?$/;

/** Returns the path of a field or row within another. */
export function pathWithin(container: FieldPath, step: string | number): FieldPath {
  return container === '' || container === '/' ? `${container}${step}` : `${container}.${step}`;
}

/** Returns the longest path that contains all of the paths: a row, or the field itself if there is only one. */
export function commonPath(paths: readonly FieldPath[]): FieldPath {
  const [first = '', ...others] = new Set(paths);
  const steps = first.split('.');
  const sharedDepth = steps.findIndex((_step, index) => {
    const start = steps.slice(0, index + 1).join('.');
    return others.some((path) => path !== start && !path.startsWith(`${start}.`));
  });
  return sharedDepth === -1 ? first : steps.slice(0, sharedDepth).join('.');
}

/** Returns the texts of a plain field that previews mark: lines, and cells of lines. */
export function markedLines(text: string): string[] {
  return (text.match(markedLine) ?? []).filter(hasLetters);
}

/** Line of a plain field, or cell of a line. */
export const markedLine = /[^\n|]+/g;

/** Returns whether previews mark a text. Components read some texts without letters: numbers, prices, signs in tables. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Run of zero-width characters that encodes a field path. Ordinary text has fewer in a row. */
const mark = /[\u200B-\u200D\uFEFF]{4,}/g;

/** Returns a text without the path that previews append to it, for code that measures or compares texts. */
export function withoutFieldPath(text: string): string {
  return text.replaceAll(mark, '');
}
