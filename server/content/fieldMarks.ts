import { vercelStegaEncode } from '@vercel/stega';
import { hasLetters, markedLine, pathWithin, withoutFieldPath, type FieldPath } from '#schema/fieldPaths.ts';
import { fieldTypes } from '#schema/generated/contentFields.ts';
import type { CompiledQuery } from './compiledQuery.ts';

/** Root fields of preview queries that return the edited entry. */
const entries: ReadonlySet<string> = new Set(['page', 'post', 'product']);

/** WordPress core fields of the edited entry. */
const entryFields: Readonly<Record<string, 'text' | 'html'>> = {
  title: 'text',
  excerpt: 'html',
  content: 'html',
};

/** Position in a response: the object's path in the content model, and its path among the editor's fields. */
type Position = { model: string | undefined; field: FieldPath };

/**
 * Returns a normalised response in which every displayed text ends with the path of its field in invisible characters.
 * Marks each line, and each text between tags. Leaves texts without letters unmarked, because components read some of
 * them: numbers, prices, and the signs in tables. Related entries and pictures have their own forms and stay unmarked.
 */
export function markFields(response: unknown, renamed: CompiledQuery['renamedFields'] = new Map()): unknown {
  const typeAt = (path: string) => (Object.hasOwn(fieldTypes, path) ? fieldTypes[path] : undefined);
  const visit = (value: unknown, at: Position | undefined): unknown => {
    if (Array.isArray(value))
      return value.map((item, index) =>
        visit(item, at?.model === undefined ? at : { ...at, field: pathWithin(at.field, index) }),
      );
    if (typeof value !== 'object' || value === null) return value;
    const typename: unknown = '__typename' in value ? value.__typename : undefined;
    const isSection = typeof typename === 'string' && typeAt(typename) === 'fields';
    const position = isSection ? { model: typename, field: '' } : at;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]: [string, unknown]) => [
        key,
        position === undefined ? visit(child, undefined) : visitField(key, child, position),
      ]),
    );
  };
  const visitField = (key: string, value: unknown, { model, field }: Position): unknown => {
    const pathOf = (name: string) => (model === undefined ? name : `${model}.${name}`);
    const typeOf = (name: string) =>
      typeAt(pathOf(name)) ?? (model === undefined ? entryFields[name] : undefined);
    const name = [key, ...(renamed.get(key) ?? [])].find((candidate) => typeOf(candidate) !== undefined);
    const type = name === undefined ? undefined : typeOf(name);
    if (name === undefined || type === undefined) return visit(value, undefined);
    const path = pathWithin(field, name);
    if (type === 'fields') return visit(value, { model: pathOf(name), field: path });
    if (typeof value !== 'string') return value;
    if (type === 'text') return markText(value, path);
    return type === 'html' ? markHtml(value, path) : value;
  };
  if (typeof response !== 'object' || response === null) return response;
  return Object.fromEntries(
    Object.entries(response).map(([key, child]: [string, unknown]) => [
      key,
      visit(child, entries.has(key) ? { model: undefined, field: '/' } : undefined),
    ]),
  );
}

/** Appends the path to each line, and to each cell of a line. */
function markText(text: string, path: FieldPath): string {
  return text.replaceAll(markedLine, (line) => withMark(line, path));
}

/** Appends the path to each text between the tags of sanitised HTML, in which `<` and `>` only occur in tags. */
function markHtml(html: string, path: FieldPath): string {
  return html.replaceAll(/<[^<>]*>|[^<>]+/g, (token) =>
    token.startsWith('<') ? token : withMark(token, path),
  );
}

/** Appends the path, and removes marks of other systems that an editor has pasted with the text. */
function withMark(markedText: string, path: FieldPath): string {
  const text = withoutFieldPath(markedText);
  if (!hasLetters(text)) return text;
  const trimmedText = text.trimEnd();
  return trimmedText + vercelStegaEncode(path) + text.slice(trimmedText.length);
}
