// "Save as pending change" (src/Admin/Changes.php): stores what was changed in this form since it was opened; the entry stays as it is.
(function () {
  const button = document.getElementById('site-change-keep');
  const said = document.getElementById('site-change-said');
  const form = document.getElementById('post');
  if (!button || !form) return;
  const state = JSON.parse(button.dataset.state);
  // Names of controls beside those of siteTypedForm that a pending change stores; see KeptChange.
  const names = { slug: 'post_name', template: 'page_template', parent: 'parent_id', order: 'menu_order' };
  // Not an editor's input, or already in a change.
  const stored =
    /^(?:acf\[|_|post_title$|content$|excerpt$|post_name$|page_template$|parent_id$|menu_order$|meta-box-order|closedpostboxes|site_change$|new(?:category|tag)|new.*_parent$|wp-preview$|metakey|metavalue|hidden_|acf_|screen|samplepermalink|post_lang_choice$|cur_)/;

  const read = () => {
    const typed = JSON.parse(window.siteTypedForm());
    for (const [part, name] of Object.entries(names)) {
      const value = form.elements[name]?.value;
      if (value !== undefined)
        typed[part] = part === 'parent' || part === 'order' ? Number(value) || 0 : value;
    }
    return typed;
  };
  const others = () => {
    const values = {};
    for (const control of form.elements) {
      if (!control.name || stored.test(control.name) || /^(?:button|submit|file)$/.test(control.type))
        continue;
      if ((control.type === 'checkbox' || control.type === 'radio') && !control.checked) continue;
      values[control.name] = `${values[control.name] ?? ''}\n${control.value}`;
    }
    return values;
  };
  /** Label of a control: that of its box, or its own. */
  const labelOf = (name) => {
    const control = [...form.elements].find((one) => one.name === name);
    const box = control?.closest('.postbox:not(#submitdiv)')?.querySelector('h2, h3');
    const label = box ?? control?.closest('.misc-pub-section') ?? control?.labels?.[0];
    return label?.textContent.trim().split(/[:\n]/)[0].trim() || name;
  };

  let opened;
  let before;
  // ACF and WordPress have filled in their controls.
  const begin = () => {
    opened = read();
    before = others();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);

  button.addEventListener('click', async () => {
    const { address, nonce, kept, left, failed } = button.dataset;
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
    const { published, ...known } = state;
    // A form with a change in it was opened with that; what the entry had is in its state.
    const base = { ...opened, ...published, fields: { ...opened.fields, ...published?.fields } };
    const body = JSON.stringify({ ...read(), ...known, base });
    const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
    const { open, change, version, message } = (await answer?.json().catch(() => undefined)) ?? {};
    if (!answer?.ok) {
      said.textContent = failed.replace('%s', message ?? '–');
      return;
    }
    Object.assign(state, { change, version });
    const now = others();
    const forgotten = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);
    if (forgotten.length > 0) {
      // Saving this form publishes the change with the rest.
      const mark = form.elements['site_change'] ?? document.createElement('input');
      Object.assign(mark, { type: 'hidden', name: 'site_change', value: String(change) });
      form.append(mark);
      said.textContent = left.replace('%s', [...new Set(forgotten.map(labelOf))].join(', '));
      return;
    }
    said.textContent = kept;
    // Nothing of it is lost: WordPress does not ask whether to leave.
    window.jQuery(window).off('beforeunload.edit-post');
    window.acf?.unload?.reset();
    window.location.assign(open);
  });
})();
