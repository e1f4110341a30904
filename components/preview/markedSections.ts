const rowAttribute = 'data-section-kind';

/**
 * Replaces each `section-mark` (`SectionMark.tsx`) by what stands in it, which is marked instead: rules about neighbouring
 * sections hold as on the site. A section that shows nothing gets an element of its own, so that an editor finds it.
 */
export function takeOffMarks(page: Document): void {
  for (const mark of page.querySelectorAll('section-mark')) {
    const kind = (mark.getAttribute('kind') ?? '').toLowerCase();
    if (partsOf(mark).length === 0) {
      const empty = page.createElement('div');
      empty.setAttribute('data-section-empty', '');
      mark.append(empty);
    }
    takeOff(mark, (part, index) => {
      // The first part stands for the whole section in the order of sections.
      part.setAttribute(index === 0 ? rowAttribute : 'data-section-rest', kind);
      if (index === 0) part.setAttribute('tabindex', '0');
    });
  }
}

function partsOf(mark: Element): Element[] {
  return [...mark.children].filter((part) => part.localName !== 'template');
}

/** Replaces a mark by what stands in it, after `note` has marked each part of that. */
export function takeOff(mark: Element, note: (part: Element, index: number) => void): void {
  partsOf(mark).forEach(note);
  mark.replaceWith(...mark.childNodes);
}

/** The sections of the page in their order. */
export function sections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)];
}

/** The section that an element stands in. */
export function sectionOf(element: Element): HTMLElement | undefined {
  const within = element.closest<HTMLElement>(`[${rowAttribute}], [data-section-rest]`);
  if (within === null) return undefined;
  let first: Element | null = within;
  while (first !== null && !first.hasAttribute(rowAttribute)) first = first.previousElementSibling;
  return first instanceof HTMLElement ? first : undefined;
}

/** What both sides call a section: its kind, and the how many-th of its kind it is, from 0. */
export function nameOfSection(section: HTMLElement): { kind: string; number: number } {
  const kind = section.getAttribute(rowAttribute) ?? '';
  const same = sections().filter((each) => each.getAttribute(rowAttribute) === kind);
  return { kind, number: same.indexOf(section) };
}
