const rowAttribute = 'data-section-kind';

/**
 * Replaces each `section-mark` (`SectionMark.tsx`) with its children and marks the children by attributes, so that CSS
 * rules about adjacent sections apply as on the site. Gives an empty section an element, so that editors can find it.
 */
export function unwrapSectionMarks(page: Document): void {
  for (const mark of page.querySelectorAll('section-mark')) {
    const kind = (mark.getAttribute('kind') ?? '').toLowerCase();
    if (elementsOf(mark).length === 0) {
      const empty = page.createElement('div');
      empty.setAttribute('data-section-empty', '');
      mark.append(empty);
    }
    unwrapMark(mark, (element, index) => {
      // The first element represents the section.
      element.setAttribute(index === 0 ? rowAttribute : 'data-section-rest', kind);
      if (index === 0) element.setAttribute('tabindex', '0');
    });
  }
}

function elementsOf(mark: Element): Element[] {
  return [...mark.children].filter(({ localName }) => localName !== 'template');
}

/** Replaces a mark with its children, after calling `annotate` for each element among them. */
export function unwrapMark(mark: Element, annotate: (element: Element, index: number) => void): void {
  elementsOf(mark).forEach(annotate);
  mark.replaceWith(...mark.childNodes);
}

/** Returns the sections of the page in order. */
export function sections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)];
}

/** Returns the section that contains an element. */
export function sectionOf(element: Element): HTMLElement | undefined {
  const ancestor = element.closest<HTMLElement>(`[${rowAttribute}], [data-section-rest]`);
  if (ancestor === null) return undefined;
  let first: Element | null = ancestor;
  while (first !== null && !first.hasAttribute(rowAttribute)) first = first.previousElementSibling;
  return first instanceof HTMLElement ? first : undefined;
}

/** Returns the section with an identifier, if the page has one. */
export function sectionNamed({ kind, number }: { kind: string; number: number }): HTMLElement | undefined {
  return sections().filter((section) => nameOfSection(section).kind === kind)[number];
}

/** Returns all elements of a section. */
export function elementsOfSection(section: HTMLElement): Element[] {
  const elements: Element[] = [section];
  for (let next = section.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (next.hasAttribute(rowAttribute)) break;
    if (next.hasAttribute('data-section-rest')) elements.push(next);
  }
  return elements;
}

/** Returns the identifier of a section in messages: its kind and its index among sections of that kind. */
export function nameOfSection(section: HTMLElement): { kind: string; number: number } {
  const kind = section.getAttribute(rowAttribute) ?? '';
  const sameKind = sections().filter((each) => each.getAttribute(rowAttribute) === kind);
  return { kind, number: sameKind.indexOf(section) };
}
