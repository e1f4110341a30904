import { isMadeUpId } from '#schema/anchors.ts';
import type { PagePlace } from '#schema/pageCheck.ts';
import { closest, elementsIn, textOf, type PageElement } from './pageTree.ts';

/** Maximum number of link targets. Editors cannot use a longer list. */
const maxPlaces = 200;
const maxTextLength = 100;
const maxIdLength = 120;

const isHeading = ({ name }: PageElement) => /^h[1-6]$/.test(name);

/** Returns the link targets of a rendered page from top to bottom: its sections, and headings in texts. */
export function placesIn(root: PageElement): PagePlace[] {
  const main = elementsIn(root).find(({ name }) => name === 'main') ?? root;
  const places = elementsIn(main).flatMap((element): PagePlace[] => {
    const id = element.attributes['id'] ?? '';
    if (id === '' || id.length > maxIdLength || isMadeUpId(id)) return [];
    if (element.name === 'section') {
      const heading = elementsIn(element).find(isHeading);
      const text = heading === undefined ? firstTextOf(element) : textOf(heading);
      return [{ id, text: shorten(text), kind: kindOf(id) }];
    }
    // Excludes the headings of the table of contents and of the site's dialogs.
    if (!isHeading(element) || closest(element, ({ name }) => name === 'nav' || name === 'dialog')) return [];
    return [{ id, text: shorten(textOf(element)) }];
  });
  return places.slice(0, maxPlaces);
}

/** Returns the first text node in an element that contains a letter or digit. */
function firstTextOf(element: PageElement): string {
  const texts = element.children.flatMap((child) =>
    typeof child === 'string' ? [child] : child.name === 'style' ? [] : [firstTextOf(child)],
  );
  return texts.map((text) => text.trim()).find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
}

/** Returns the section kind that an anchor made by `sectionAnchors` contains. */
function kindOf(id: string): string {
  return id.replace(/-\d+$/, '').replaceAll('-', '');
}

function shorten(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1).trimEnd()}…` : text;
}
