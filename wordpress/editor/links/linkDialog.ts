import { debounce } from '../lib/debounce.ts';
import { create } from '../lib/dom.ts';
import type { PagePlaces, PlacesOfPages } from './placesOfPages.ts';

const restMs = 250;

/**
 * Adds a list of anchors to WordPress's link dialog (src/Editing/LinkPlaces.php): those of the page at the typed address, or of
 * the edited page if there is no address.
 */
export function startLinkDialog(pages: PlacesOfPages): void {
  const { jQuery } = window;
  if (!jQuery) return;
  let dialog: ReturnType<typeof createPlacesList> | undefined;
  jQuery(document).on('wplink-open', () => {
    const url = document.getElementById('wp-link-url');
    if (!(url instanceof HTMLInputElement)) return;
    if (!dialog?.isIn(url)) {
      dialog = createPlacesList(url, pages);
      const { update } = dialog;
      url.addEventListener('input', () => update());
      // WordPress fills in the address of the page that was selected in its list.
      jQuery('#wp-link').on('river-select', () => update());
    }
    dialog.restart();
  });
}

/** Creates the list of anchors below the address. */
function createPlacesList(url: HTMLInputElement, { ask, words }: PlacesOfPages) {
  /** Address whose anchors are listed. */
  let listedPage: string | undefined;
  const { box, label, list, status } = createElements();
  url.closest('div')?.after(box);
  list.addEventListener('change', () => {
    const { page } = split();
    url.value = list.value === '' ? page : `${page}#${list.value}`;
  });

  function split() {
    const [page = '', ...place] = url.value.trim().split('#');
    return { page, place: place.join('#') };
  }

  function show({ isOwn, said, places }: PagePlaces): void {
    const { place } = split();
    label.textContent = isOwn ? words.own : words.label;
    list.replaceChildren(
      create('option', { value: '', textContent: isOwn ? words.choose : words.top }),
      ...places.map(({ id, label: name }) =>
        create('option', { value: id, textContent: `${name} – #${id}` }),
      ),
    );
    list.disabled = places.length === 0;
    // An unknown anchor stays visible in the address.
    list.value = places.some(({ id }) => id === place) ? place : '';
    const count = places.length === 1 ? words.foundOne : words.found.replace('%d', String(places.length));
    status.textContent = said || (places.length > 0 ? count : '');
    box.hidden = !said && places.length === 0;
  }

  async function showPlaces(): Promise<void> {
    const { page } = split();
    if (page === listedPage) return;
    listedPage = page;
    list.disabled = true;
    status.textContent = words.asking;
    const result = await ask(page);
    if (listedPage === page) show(result);
  }

  const update = debounce(showPlaces, restMs);

  return {
    update,
    isIn: (input: HTMLInputElement) => input === url && box.isConnected,
    /** Lists the anchors again, because the form may have changed. ACF's listener fills in the address first. */
    restart() {
      listedPage = undefined;
      show({ isOwn: false, said: words.asking, places: [] });
      update(0);
    },
  };
}

function createElements() {
  const box = create('div', { className: 'skerry-link-places' });
  const field = create('label');
  const label = create('span');
  const list = create('select');
  const status = create('p');
  status.setAttribute('role', 'status');
  field.append(label, list);
  box.append(field, status);
  // WordPress uses these keys to select from its list of pages, regardless of the focus.
  for (const type of ['keydown', 'keyup'] as const) {
    list.addEventListener(type, (event) => {
      if (event.key.startsWith('Arrow')) event.stopPropagation();
    });
  }
  return { box, label, list, status };
}
