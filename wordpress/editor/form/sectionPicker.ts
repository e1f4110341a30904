import { closest, find } from '../lib/dom.ts';
import { noMatch, rankOf } from './sectionRank.ts';

/** Section picker, which searches section kinds by name, synonyms and purpose (src/Admin/livePreviewView.php). */
export type SectionPicker = ReturnType<typeof createSectionPicker>;

export function createSectionPicker() {
  /** Original position of each item and group, by which equal ranks are sorted. A search reorders the elements. */
  let order: Map<Element, number> | undefined;

  /** Opens the dialog. Resolves with the chosen layout, or with an empty string if the dialog was closed. */
  function choose(): Promise<string> {
    const dialog = find<HTMLDialogElement>(document, '#skerry-picker');
    const search = find<HTMLInputElement>(dialog, '[type=search]');
    order ??= new Map([...dialog.querySelectorAll('li, section')].map((each, index) => [each, index]));
    const { filter, matches } = createFilter(dialog, order);
    return new Promise((resolve) => {
      const closing = new AbortController();
      const { signal } = closing;
      dialog.returnValue = '';
      search.value = '';
      filter('');
      search.addEventListener('input', () => filter(search.value), { signal });
      search.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = matches();
          if (first) dialog.close(find<HTMLButtonElement>(first, 'button').value);
        },
        { signal },
      );
      for (const button of dialog.querySelectorAll<HTMLButtonElement>('li button'))
        button.addEventListener('click', () => dialog.close(button.value), { signal });
      dialog.addEventListener(
        'close',
        () => {
          closing.abort();
          resolve(dialog.returnValue);
        },
        { signal },
      );
      dialog.showModal();
      search.focus();
    });
  }

  return { choose };
}

/** Returns a function that filters the dialog's kinds by a text and sorts them, and one that returns the matches. */
function createFilter(dialog: HTMLElement, order: ReadonlyMap<Element, number>) {
  const status = find(dialog, '[role=status]');
  const items = [...dialog.querySelectorAll('li')];
  const groups = [...dialog.querySelectorAll<HTMLElement>('section')];
  const rank = new Map<Element, number>();
  const rankOfElement = (element: Element) => rank.get(element) ?? noMatch;
  const position = (element: Element) => order.get(element) ?? 0;
  const inOrder = <T extends Element>(list: readonly T[]) =>
    list.toSorted((a, b) => {
      const [rankOfA, rankOfB] = [rankOfElement(a), rankOfElement(b)];
      return rankOfA === rankOfB ? position(a) - position(b) : rankOfA - rankOfB;
    });
  const matches = () => inOrder(items.filter((item) => !item.hidden));
  const textsOf = (item: HTMLElement) => ({
    name: (item.querySelector('strong') ?? item).textContent,
    help: item.querySelector('span')?.textContent ?? '',
    synonyms: item.dataset['synonyms'] ?? '',
  });
  // The best match comes first, and its group before the others.
  const filter = (text: string) => {
    for (const section of groups) {
      const group = find(section, 'h3').textContent;
      const list = items.filter((item) => section.contains(item));
      for (const item of list) {
        rank.set(item, rankOf({ ...textsOf(item), group }, text));
        item.hidden = rankOfElement(item) === noMatch;
      }
      rank.set(section, Math.min(noMatch, ...list.map(rankOfElement)));
      section.hidden = rankOfElement(section) === noMatch;
      find(section, 'ul').append(...inOrder(list));
    }
    dialog.append(...inOrder(groups));
    status.textContent = matches().length === 0 ? (status.dataset['none'] ?? '') : '';
  };
  return { filter, matches };
}

/** Replaces ACF's own list for every button in the form that adds a section. */
export function startSectionPicker({ choose }: SectionPicker): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event.target, '.acf-field-flexible-content [data-name="add-layout"]');
      if (!button || !window.acf || button.classList.contains('disabled')) return;
      event.preventDefault();
      event.stopPropagation();
      void choose().then((layout) => addSection(layout, button));
    },
    { capture: true },
  );
}

function addSection(layout: string, button: HTMLElement): void {
  const { acf, jQuery } = window;
  const field = jQuery && acf?.getInstance(jQuery(button).closest('.acf-field-flexible-content'));
  if (!layout || !field) return;
  const rowBelow = button.closest('.layout');
  const $added = field.add?.({ layout, before: rowBelow ? jQuery(rowBelow) : false });
  firstField($added?.get(0))?.focus();
}

/** Returns the field of a new section to fill in first: its title, or its first field. */
export function firstField(row: Element | undefined): HTMLElement | undefined {
  return (
    row?.querySelector<HTMLElement>('[data-name=title] input[type=text]') ??
    row?.querySelector<HTMLElement>('.acf-fields input[type=text], .acf-fields textarea') ??
    undefined
  );
}
