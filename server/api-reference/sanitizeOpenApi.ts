import { neutraliseMarkdown } from './sanitizeMarkdown.ts';
import { isSafeUrl } from './safeUrl.ts';
import { UnacceptableDocumentError } from './unacceptableDocument.ts';

const depthLimit = 200;

/** Fields that the viewer draws as Markdown, wherever they stand; in sample data it costs nothing to be as careful. */
const isMarkdownKey = (key: string) => /(description|summary|title)s?$/i.test(key);
const isUrlKey = (key: string) => /(url|uri|href|termsOfService)$/i.test(key);

/** The viewer would fetch an example from elsewhere, or run a script around a request, or take orders on its set-up. */
const isForbiddenKey = (key: string) =>
  key === '__proto__' ||
  key === 'externalValue' ||
  /^x-(pre-request|post-response)/i.test(key) ||
  (/^x-scalar-/i.test(key) && !/^x-scalar-(ignore|stability)$/i.test(key));

/**
 * A copy of an OpenAPI document in which nothing runs and nothing makes the viewer call another host.
 * Attacker-controlled: everything in it. Throws `UnacceptableDocumentError` for references to other documents.
 */
export function neutraliseDocument(document: unknown): unknown {
  return cleaned(document, '', 0);
}

function cleaned(value: unknown, key: string, depth: number): unknown {
  if (depth > depthLimit) throw new UnacceptableDocumentError('it is nested too deeply');
  if (typeof value === 'string') return cleanedText(value, key);
  if (Array.isArray(value)) return value.map((item) => cleaned(item, key, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  // Below `x-enumDescriptions` and its like, the keys are values and the values Markdown.
  const isMapOfMarkdown = key.startsWith('x-') && isMarkdownKey(key);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isForbiddenKey(name))
      .map(([name, child]) => [name, cleaned(child, isMapOfMarkdown ? key : name, depth + 1)]),
  );
}

function cleanedText(text: string, key: string): string {
  if (key === '$ref' && !text.startsWith('#')) {
    throw new UnacceptableDocumentError('it refers to another document; publish it as one file');
  }
  if (isUrlKey(key)) return isSafeUrl(text) ? text : '#';
  return isMarkdownKey(key) ? neutraliseMarkdown(text) : text;
}
