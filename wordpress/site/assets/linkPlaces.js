// Links to a section: in WordPress's link dialog, a list of the places of the page that is chosen there
// (src/Editing/LinkPlaces.php). Of the page that is edited where no address is typed.
(function () {
  const { jQuery, siteLinkPlaces: settings } = window;
  const { words } = settings;
  const restMs = 250;

  /** The places of what an address leads to, and what is to be said of them. */
  settings.ask = async function (address) {
    const isOwn = address === '' && settings.post > 0;
    const form = settings.post > 0 ? JSON.parse(window.siteTypedForm()) : undefined;
    const body = { address, post: settings.post, draft: settings.draft, ...(form && { form }) };
    const answer = await fetch(settings.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': settings.nonce },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    const json = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    return Array.isArray(json?.places)
      ? { isOwn, said: json.said, places: json.places }
      : { isOwn, said: words.noWord, places: [] };
  };

  let list;
  let label;
  let status;
  let url;
  let timer = 0;
  /** The address whose places are in the list. */
  let listed;

  const split = () => {
    const [page, ...place] = url.value.trim().split('#');
    return { page, place: place.join('#') };
  };

  function make() {
    const box = document.createElement('div');
    box.className = 'site-link-places';
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
    // WordPress goes through its list of pages by these keys, wherever the focus is.
    for (const type of ['keydown', 'keyup']) {
      list.addEventListener(type, (event) => {
        if (event.key.startsWith('Arrow')) event.stopPropagation();
      });
    }
    url.addEventListener('input', () => look());
    // What is chosen below is put into the address by WordPress.
    jQuery('#wp-link').on('river-select', () => look());
  }

  function option(value, text) {
    const made = document.createElement('option');
    Object.assign(made, { value, textContent: text });
    return made;
  }

  function show({ isOwn, said, places }) {
    const { place } = split();
    label.textContent = isOwn ? words.own : words.label;
    list.replaceChildren(
      option('', isOwn ? words.choose : words.top),
      ...places.map(({ id, label: name }) => option(id, `${name} – #${id}`)),
    );
    list.disabled = places.length === 0;
    // A place that the page does not have stays in the address, where its editor sees it.
    list.value = places.some(({ id }) => id === place) ? place : '';
    const count = places.length === 1 ? words.foundOne : words.found.replace('%d', places.length);
    status.textContent = said || (places.length > 0 ? count : '');
    list.closest('.site-link-places').hidden = !said && places.length === 0;
  }

  function look(ms = restMs) {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const { page } = split();
      if (page === listed) return;
      listed = page;
      list.disabled = true;
      status.textContent = words.asking;
      const answer = await settings.ask(page);
      if (listed === page) show(answer);
    }, ms);
  }

  jQuery(document).on('wplink-open', () => {
    url = document.getElementById('wp-link-url');
    if (!url) return;
    if (!list?.isConnected) make();
    // The form, and so the page, may be another since. Behind ACF's own listener, which fills in the address.
    listed = undefined;
    show({ isOwn: false, said: words.asking, places: [] });
    look(0);
  });
})();
