// Copies a section from the form to another page (src/Editing/SectionCopies.php), in the same or another language.
(function () {
  const dialog = document.getElementById('skerry-copy');
  const { acf, jQuery } = window;
  if (!dialog || !acf) return;
  const { nonce } = document.getElementById('skerry-live').dataset;
  const search = dialog.querySelector('[type=search]');
  const list = dialog.querySelector('ul');
  const status = dialog.querySelector('[role=status]');
  const restMs = 250;
  let row;
  let timer = 0;
  let controller = new AbortController();

  const request = (url, options = {}) =>
    fetch(url, { ...options, headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce } });

  /** Shows the pages to which a section can be copied. A later search cancels a pending one. */
  async function showTargets() {
    controller.abort();
    controller = new AbortController();
    const url = new URL(dialog.dataset.targets);
    url.searchParams.set('search', search.value);
    const response = await request(url, { signal: controller.signal }).catch(() => undefined);
    const targets = response?.ok ? await response.json().catch(() => []) : undefined;
    if (!targets) return;
    list.replaceChildren(
      ...targets.map(({ id, title, language }) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', className: 'button', textContent: `${title} (${language})` });
        button.addEventListener('click', () => void copyTo(id));
        item.append(button);
        return item;
      }),
    );
  }

  async function copyTo(targetId) {
    const prefix = row.querySelector(':scope > input').name.replace('[acf_fc_layout]', '');
    window.tinymce?.triggerSave();
    const body = JSON.stringify({ to: targetId, row: acf.serialize(jQuery(row), prefix) });
    const response = await request(dialog.dataset.copy, { method: 'POST', body }).catch(() => undefined);
    const result = (await response?.json().catch(() => undefined)) ?? {};
    if (!response?.ok) {
      status.textContent = dialog.dataset.failed.replace('%s', result.message ?? '–');
      return;
    }
    const link = document.createElement('a');
    Object.assign(link, { href: result.edit, textContent: dialog.dataset.open.replace('%s', result.title) });
    status.replaceChildren(dialog.dataset.done.replace('%s', result.title), ' ', link);
  }

  search.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(showTargets, restMs);
  });
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('.skerry-row-copy');
    if (!button) return;
    row = button.closest('.layout');
    search.value = '';
    status.textContent = '';
    list.replaceChildren();
    dialog.showModal();
    search.focus();
    void showTargets();
  });
})();
