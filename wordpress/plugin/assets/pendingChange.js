// "Save as pending change" in the form of a published entry (src/Admin/PendingChangeButton.php). Stores the changes
// made since the form was opened. "Update" also sends the form as it was opened, so that the server can merge it
// (src/Editing/OutdatedForm.php).
(function () {
  const button = document.getElementById('skerry-change-save');
  const status = document.getElementById('skerry-change-status');
  const form = document.getElementById('post');
  if (!button || !form) return;
  const { address, nonce } = button.dataset;
  const state = JSON.parse(button.dataset.state);
  const words = JSON.parse(button.dataset.words);
  // Controls that a pending change stores in addition to those of skerryTypedForm (see EntryForm).
  const names = { slug: 'post_name', template: 'page_template', parent: 'parent_id', order: 'menu_order' };
  // Controls that editors do not edit, or that a pending change already stores.
  const stored =
    /^(?:acf\[|_|post_title$|content$|excerpt$|post_name$|page_template$|parent_id$|menu_order$|meta-box-order|closedpostboxes|skerry_(?:change|opened|base)$|new(?:category|tag)|new.*_parent$|wp-preview$|metakey|metavalue|hidden_|acf_|screen|samplepermalink|post_lang_choice$|cur_)/;

  const read = () => {
    const typed = JSON.parse(window.skerryTypedForm());
    for (const [part, name] of Object.entries(names)) {
      const value = form.elements[name]?.value;
      if (value !== undefined)
        typed[part] = part === 'parent' || part === 'order' ? Number(value) || 0 : value;
    }
    return typed;
  };
  const otherValues = () => {
    const values = {};
    for (const control of form.elements) {
      if (!control.name || stored.test(control.name) || /^(?:button|submit|file)$/.test(control.type))
        continue;
      if ((control.type === 'checkbox' || control.type === 'radio') && !control.checked) continue;
      values[control.name] = `${values[control.name] ?? ''}\n${control.value}`;
    }
    return values;
  };
  /** Returns the title of a control's box, or the control's own label. */
  const labelOf = (name) => {
    const control = [...form.elements].find((element) => element.name === name);
    const box = control?.closest('.postbox:not(#submitdiv)')?.querySelector('h2, h3');
    const label = box ?? control?.closest('.misc-pub-section') ?? control?.labels?.[0];
    return label?.textContent.trim().split(/[:\n]/)[0].trim() || name;
  };

  let opened;
  let before;
  // Runs after ACF and WordPress have initialized their controls.
  const begin = () => {
    opened = read();
    before = otherValues();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
  /** Returns the form as it was opened, but with published values in the fields that the opened change modifies. */
  const base = () => {
    const { published } = state;
    return { ...opened, ...published, fields: { ...opened.fields, ...published?.fields } };
  };
  const mark = (name, value) => {
    const control = form.elements[name] ?? document.createElement('input');
    Object.assign(control, { type: 'hidden', name, value, disabled: false });
    form.append(control);
  };

  form.addEventListener('submit', () => opened && mark('skerry_base', JSON.stringify(base())), true);

  button.addEventListener('click', async () => {
    if (button.disabled) return;
    // Otherwise a second click would store a second change.
    button.disabled = true;
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
    const { published: _, ...known } = state;
    const body = JSON.stringify({ ...read(), ...known, base: base() });
    const response = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
    const { open, change, version, message } = (await response?.json().catch(() => undefined)) ?? {};
    button.disabled = false;
    if (!response?.ok) {
      status.textContent = words.failed.replace('%s', message ?? words.noResponse);
      return;
    }
    Object.assign(state, { change, version });
    const now = otherValues();
    const missedNames = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);
    if (missedNames.length > 0) {
      // Saving this form publishes the change together with the other input.
      mark('skerry_change', `${change}:${version}`);
      status.textContent = words.left.replace('%s', [...new Set(missedNames.map(labelOf))].join(', '));
      return;
    }
    status.textContent = words.saved;
    // No input is lost, so WordPress must not ask whether to leave.
    window.jQuery(window).off('beforeunload.edit-post');
    window.acf?.unload?.reset();
    window.location.assign(open);
  });
})();
