// Sets the focal point of an image (src/Editing/FocusPoint.php) in a dialog. The dialog shows each crop of the image on
// the page, as measured by the preview frame.
(function () {
  const dialog = document.getElementById('skerry-focus');
  const { acf, skerryFieldFinder: finder, skerryLivePreview: page } = window;
  if (!dialog || !acf || !page) return;
  const { nonce, kinds: described } = document.getElementById('skerry-live').dataset;
  const words = JSON.parse(dialog.dataset.words);
  const kinds = JSON.parse(described);
  const picture = dialog.querySelector('.skerry-focus-picture img');
  const mark = dialog.querySelector('.skerry-focus-picture span');
  const [left, top] = dialog.querySelectorAll('[type=range]');
  const buttons = dialog.querySelectorAll('button[type=button]');
  const list = dialog.querySelector('ul');
  const status = dialog.querySelector('[role=status]');
  /** Step in percent, the same as the site's (`useFocusPoint`). */
  const step = 10;
  let address = '';
  /** Whether a focal point is set. If not, all crops are automatic. */
  let hasFocus = false;

  const request = (options = {}) =>
    fetch(address, {
      ...options,
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
    }).catch(() => undefined);
  const stepOf = (percent) => Math.round(Math.min(100, Math.max(0, percent)) / step) * step;

  function show() {
    mark.hidden = !hasFocus;
    mark.style.left = `${left.value}%`;
    mark.style.top = `${top.value}%`;
    for (const part of list.querySelectorAll('img'))
      part.style.objectPosition = hasFocus ? `${left.value}% ${top.value}%` : part.dataset.position;
  }

  function choose(x, y) {
    hasFocus = true;
    left.value = String(stepOf(x));
    top.value = String(stepOf(y));
    show();
  }

  /** Shows the image's crops on the page, omitting duplicates of the same shape. */
  async function showPlaces() {
    const url = picture.src;
    const placesByShape = new Map();
    for (const [width, device] of Object.entries(words.widths)) {
      const places = await page.placesAt(Number(width));
      if (!places) return (status.textContent = words.closed);
      for (const place of places.filter(({ image }) => finder.stem(image) === finder.stem(url))) {
        const name = [device, kinds[place.kind]?.label].filter(Boolean).join(': ');
        const ratio = (place.width / place.height).toFixed(1);
        if (!placesByShape.has(`${name} ${ratio}`)) placesByShape.set(`${name} ${ratio}`, { ...place, name });
      }
    }
    // Another image was opened in the meantime.
    if (picture.src !== url) return undefined;
    list.replaceChildren(...[...placesByShape.values()].map((place) => itemOf(place, url)));
    if (placesByShape.size === 0) status.textContent = words.whole;
    show();
    return undefined;
  }

  function itemOf({ name, width, height, position }, url) {
    const item = document.createElement('li');
    const part = document.createElement('img');
    Object.assign(part, { src: url, alt: '' });
    Object.assign(part.dataset, { position });
    part.style.aspectRatio = `${width} / ${height}`;
    const caption = document.createElement('span');
    caption.textContent = name;
    item.append(part, caption);
    return item;
  }

  async function open(id) {
    address = `${dialog.dataset.url}${id}`;
    status.textContent = '';
    list.replaceChildren();
    picture.removeAttribute('src');
    hasFocus = false;
    mark.hidden = true;
    dialog.showModal();
    const requestedAddress = address;
    const response = await request();
    const data = await response?.json().catch(() => undefined);
    // Another image was opened in the meantime.
    if (address !== requestedAddress) return undefined;
    if (!response?.ok || !data) return (status.textContent = data?.message ?? words.failed);
    picture.src = data.url;
    for (const control of [left, top, ...buttons]) control.disabled = !data.mayEdit;
    if (!data.mayEdit) status.textContent = words.refused;
    left.value = top.value = '50';
    if (data.left || data.top) choose(data.left ?? 50, data.top ?? 50);
    return showPlaces();
  }

  /** Saves the focal point. The minimum is 1, because WPGraphQL returns 0 as empty. */
  async function save() {
    const percent = ({ value }) => (hasFocus ? Math.max(1, Number(value)) : null);
    const response = await request({
      method: 'POST',
      body: JSON.stringify({ left: percent(left), top: percent(top) }),
    });
    const result = (await response?.json().catch(() => undefined)) ?? {};
    status.textContent = response?.ok ? words.saved : (result.message ?? words.failed);
    if (!response?.ok) return;
    await page.drawAgain();
    await showPlaces();
  }

  const press = ({ clientX, clientY, buttons: pressedButtons }) => {
    if (pressedButtons !== 1 || left.disabled) return;
    const box = picture.getBoundingClientRect();
    choose(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  // Prevents the browser from dragging the image.
  picture.draggable = false;
  picture.addEventListener('pointerdown', press);
  picture.addEventListener('pointermove', press);
  for (const range of [left, top]) range.addEventListener('input', () => choose(+left.value, +top.value));
  dialog.querySelector('[data-save]').addEventListener('click', () => void save());
  dialog.querySelector('[data-none]').addEventListener('click', () => {
    hasFocus = false;
    show();
    void save();
  });

  acf.addAction('new_field/type=image', (field) => {
    const button = document.createElement('button');
    Object.assign(button, {
      type: 'button',
      className: 'button-link skerry-focus-open',
      textContent: words.open,
    });
    button.addEventListener('click', () => void open(field.val()));
    field.$el.find('.acf-image-uploader').first().after(button);
  });
})();
