import { vercelStegaDecodeAll } from '@vercel/stega';
import { commonPath, fieldPathPattern, withoutFieldPath, type FieldPath } from '#schema/fieldPaths.ts';

/** Paths of the fields of an element's own texts, in order, separated by spaces. */
export const fieldsAttribute = 'data-fields';

/**
 * Removes the marks that the server appended to texts (`server/content/fieldMarks.ts`), and stores their paths in
 * attributes of the texts' elements. With the attributes, morphdom also updates an element if only its path has
 * changed.
 */
export function unwrapFieldMarks(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { nodeValue, parentElement } = walker.currentNode;
    const text = nodeValue === null ? '' : withoutFieldPath(nodeValue);
    if (nodeValue === null || text === nodeValue || parentElement === null) continue;
    walker.currentNode.nodeValue = text;
    const paths = new Set([...pathsOf(parentElement), ...decodedPaths(nodeValue)]);
    if (paths.size > 0) parentElement.setAttribute(fieldsAttribute, [...paths].join(' '));
  }
}

/** Decodes the paths in a text. Ignores other invisible characters, which an editor may have pasted. */
function decodedPaths(text: string): FieldPath[] {
  try {
    // The library returns undefined if it finds no mark, although it declares an array.
    const values: unknown[] | undefined = vercelStegaDecodeAll<unknown>(text);
    return (values ?? []).filter(
      (value): value is FieldPath => typeof value === 'string' && fieldPathPattern.test(value),
    );
  } catch {
    return [];
  }
}

/**
 * Returns the path of the field that an element's text came from, or of the first one. If the element has no such text,
 * or its descendants have texts of several fields, returns the smallest row or field around it instead.
 */
export function fieldOf(element: Element, within: Element): { path?: FieldPath; container?: FieldPath } {
  const [path, ...others] = element.hasAttribute(fieldsAttribute)
    ? pathsOf(element).slice(0, 1)
    : pathsIn(element);
  if (path !== undefined && others.every((other) => other === path)) return { path };
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
    const paths = pathsIn(ancestor);
    if (paths.length > 0) return { container: commonPath(paths) };
    if (ancestor === within) break;
  }
  return {};
}

function pathsIn(element: Element): FieldPath[] {
  return [element, ...element.querySelectorAll(`[${fieldsAttribute}]`)].flatMap(pathsOf);
}

function pathsOf(element: Element): FieldPath[] {
  return element.getAttribute(fieldsAttribute)?.split(' ') ?? [];
}
