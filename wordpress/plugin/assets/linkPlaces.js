// Adds a list of anchors to WordPress's link dialog (src/Editing/LinkPlaces.php): those of the page at the typed
// address, or of the edited page if there is no address.
(function () {
  const { jQuery, skerryLinkPlaces: settings } = window;
  const { words } = settings;
  const restMs = 250;

  /** Returns the anchors of the page at an address, and a message about them. */
  settings.ask = async function (address) {
    const isOwn = address === '' && settings.post > 0;
    const form = settings.post > 0 ? JSON.parse(window.skerryTypedForm()) : undefined;
    const body = { address, post: settings.post, draft: settings.draft, ...(form && { form }) };
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': settings.nonce },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    const json = response?.ok ? await response.json().catch(() => undefined) : undefined;
    return Array.isArray(json?.places)
      ? { isOwn, said: json.said, places: json.places }
      : { isOwn, said: words.noWord, places: [] };
  };

  let list;
  let label;
  let status;
  let url;
  let timer = 0;
  /** Address whose anchors are listed. */
  let listedPage;

  const split = () => {
    const [page, ...place] = url.value.trim().split('#');
    return { page, place: place.join('#') };
  };

  function make() {
    const box = document.createElement('div');
    box.className = 'skerry-link-places';
    const field = document.createElement('label');
    label = document.createElement('span');
    list = document.createElement('select');
    status = document.createElement('p');
    status.setAttribute('role', 'status');
    field.append(label, list);
    box.append(field, status);
    url.closest('div').after(box);
    list.addEventListener('change', () => {
      const { page } = split();
      url.value = list.value === '' ? page : `${page}#${list.value}`;
    });
    // WordPress uses these keys to select from its list of pages, regardless of the focus.
    for (const type of ['keydown', 'keyup']) {
      list.addEventListener(type, (event) => {
        if (event.key.startsWith('Arrow')) event.stopPropagation();
      });
    }
    url.addEventListener('input', () => scheduleUpdate());
    // WordPress fills in the address of the page that was selected in its list.
    jQuery('#wp-link').on('river-select', () => scheduleUpdate());
  }

  function createOption(value, text) {
    const option = document.createElement('option');
    Object.assign(option, { value, textContent: text });
    return option;
  }

  function show({ isOwn, said, places }) {
    const { place } = split();
    label.textContent = isOwn ? words.own : words.label;
    list.replaceChildren(
      createOption('', isOwn ? words.choose : words.top),
      ...places.map(({ id, label: name }) => createOption(id, `${name} – #${id}`)),
    );
    list.disabled = places.length === 0;
    // An unknown anchor stays visible in the address.
    list.value = places.some(({ id }) => id === place) ? place : '';
    const count = places.length === 1 ? words.foundOne : words.found.replace('%d', places.length);
    status.textContent = said || (places.length > 0 ? count : '');
    list.closest('.skerry-link-places').hidden = !said && places.length === 0;
  }

  function scheduleUpdate(ms = restMs) {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const { page } = split();
      if (page === listedPage) return;
      listedPage = page;
      list.disabled = true;
      status.textContent = words.asking;
      const response = await settings.ask(page);
      if (listedPage === page) show(response);
    }, ms);
  }

  jQuery(document).on('wplink-open', () => {
    url = document.getElementById('wp-link-url');
    if (!url) return;
    if (!list?.isConnected) make();
    // The form may have changed since. ACF's own listener runs first and fills in the address.
    listedPage = undefined;
    show({ isOwn: false, said: words.asking, places: [] });
    scheduleUpdate(0);
  });
})();
