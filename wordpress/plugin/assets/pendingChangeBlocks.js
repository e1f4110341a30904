// "Save as pending change" in the block editor (src/Admin/PendingChangeButton.php), with the same rules as in the form
// (pendingChange.js). Opens the change named in the URL, and sends the data that the server needs to merge a save
// (src/Editing/OutdatedForm.php).
(function () {
  const { wp, skerryPendingChange: settings, skerryTypedForm: typed } = window;
  const parts = wp?.editor?.PluginPostStatusInfo ? wp.editor : wp?.editPost;
  if (!settings || !parts?.PluginPostStatusInfo) return;
  const { createElement: el, useState } = wp.element;
  const { select, dispatch } = wp.data;
  const { words, state } = settings;
  const editor = () => select('core/editor');
  // Maps each value of a pending change to its WordPress post attribute (see EntryForm).
  const attributes = {
    ...{ title: 'title', content: 'content', excerpt: 'excerpt', slug: 'slug', template: 'template' },
    ...{ parent: 'parent', order: 'menu_order', thumbnail: 'featured_media' },
  };
  const numbers = ['parent', 'order', 'thumbnail'];
  const valueOf = (name, value) =>
    numbers.includes(name) ? Number(value) || 0 : value || (name === 'template' ? 'default' : '');
  const has = (attribute) => editor().getCurrentPost()?.[attribute] !== undefined;
  const valuesBy = (get) =>
    Object.fromEntries(
      Object.entries(attributes)
        .filter(([, attribute]) => has(attribute))
        .map(([name, attribute]) => [name, valueOf(name, get(attribute))]),
    );
  const read = () => ({
    ...valuesBy((name) =>
      name === 'content' ? editor().getEditedPostContent() : editor().getEditedPostAttribute(name),
    ),
    fields: JSON.parse(typed()).fields,
  });

  let opened;
  const begin = () => {
    opened = {
      ...valuesBy((name) => editor().getCurrentPostAttribute(name)),
      fields: JSON.parse(typed()).fields,
    };
    putMarks();
  };
  const base = () => {
    const { published } = state;
    return { ...opened, ...published, fields: { ...opened.fields, ...published?.fields } };
  };
  /** Adds the hidden inputs that the merge needs to the meta boxes' form, which is saved separately. */
  const putMarks = () => {
    const form = document.querySelector('form.metabox-base-form');
    if (!form || !opened) return;
    const mark = state.change === undefined ? '' : `${state.change}:${state.version}`;
    const values = {
      skerry_opened: settings.opened,
      skerry_base: JSON.stringify({ fields: base().fields }),
      skerry_change: mark,
    };
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements[name] ?? document.createElement('input');
      Object.assign(control, { type: 'hidden', name, value });
      form.append(control);
    }
  };
  const hasBoxes = () => Boolean(select('core/edit-post')?.hasMetaBoxes());

  // The server rejects the first save that would overwrite another version of the same text.
  let isRefused = false;
  wp.apiFetch.use(async (options, next) => {
    const { method, path = '', data } = options;
    const post = editor().getCurrentPost();
    const isSave =
      (method === 'PUT' || method === 'POST') &&
      new RegExp(`^/wp/v2/[\\w-]+/${post?.id}(?:\\?|$)`).test(path);
    if (!isSave || !data) return next(options);
    const sent = Object.entries(attributes).filter(([, attribute]) => attribute in data);
    const before = sent.map(([name, attribute]) => [
      name,
      valueOf(name, editor().getCurrentPostAttribute(attribute)),
    ]);
    // If there are meta boxes, their form is saved last and publishes the change.
    const publishes = state.change !== undefined && !hasBoxes();
    try {
      const response = await next({
        ...options,
        data: {
          ...data,
          ...(!isRefused && { skerry_base: Object.fromEntries(before) }),
          ...(publishes && { skerry_change: `${state.change}:${state.version}` }),
        },
      });
      isRefused = false;
      return response;
    } catch (error) {
      isRefused = error?.code === 'skerry_outdated';
      throw error;
    }
  });

  /** Returns the labels of edits that a pending change does not store. */
  const missedNames = () => {
    const { type, id } = editor().getCurrentPost();
    const edits = Object.keys(select('core').getEntityRecordNonTransientEdits('postType', type, id) ?? {});
    const otherNames = edits.filter((name) => !Object.values(attributes).includes(name) && name !== 'meta');
    return [...new Set(otherNames.map((name) => words.labels[name] ?? name))];
  };

  /** Opens the saved change. No input is lost, so neither the editor nor ACF may ask whether to leave. */
  function leave(address) {
    const { type, id } = editor().getCurrentPost();
    const stored = select('core').getRawEntityRecord('postType', type, id);
    const edits = select('core').getEntityRecordNonTransientEdits('postType', type, id);
    const restoredValues = Object.fromEntries(Object.keys(edits).map((name) => [name, stored[name]]));
    void dispatch('core').editEntityRecord('postType', type, id, restoredValues, { undoIgnore: true });
    window.acf?.unload?.reset();
    window.location.assign(address);
  }

  function Save() {
    const [said, setSaid] = useState('');
    const [isBusy, setBusy] = useState(false);
    const isPublished = wp.data.useSelect(
      (select) => select('core/editor').getCurrentPostAttribute('status') === 'publish',
      [],
    );
    if (!isPublished) return null;
    const save = async () => {
      setBusy(true);
      const { published: _, ...known } = state;
      const data = { ...read(), ...known, base: base() };
      try {
        const { open, change, version } = await wp.apiFetch({ path: settings.path, method: 'POST', data });
        Object.assign(state, { change, version });
        const names = missedNames();
        setSaid(names.length > 0 ? words.left.replace('%s', names.join(', ')) : words.saved);
        putMarks();
        if (names.length === 0) leave(open);
      } catch (error) {
        setSaid(words.failed.replace('%s', error?.message ?? words.noResponse));
      } finally {
        setBusy(false);
      }
    };
    return el(
      'div',
      { className: 'skerry-pending-change' },
      el(
        'button',
        {
          ...{ type: 'button', className: 'components-button is-secondary', id: 'skerry-change-save' },
          ...{ disabled: isBusy, onClick: () => void save() },
        },
        words.save,
      ),
      el('p', { role: 'status' }, said),
    );
  }

  wp.plugins.registerPlugin('skerry-pending-change', {
    render: () => el(parts.PluginPostStatusInfo, null, el(Save)),
  });

  /** Applies the values of the open change to the editor, as edits that "Update" saves. */
  function openChange() {
    const { content, ...values } = settings.values ?? {};
    const edits = Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => has(attributes[name]))
        .map(([name, value]) => [attributes[name], value === 'default' && name === 'template' ? '' : value]),
    );
    if (Object.keys(edits).length > 0) dispatch('core/editor').editPost(edits);
    if (content !== undefined) dispatch('core/editor').resetEditorBlocks(wp.blocks.parse(content));
  }

  wp.domReady(() => {
    for (const { id, text, actions } of settings.notices)
      dispatch('core/notices').createWarningNotice(text, { id, actions, isDismissible: true });
    const isReady = () => editor().getCurrentPost()?.id !== undefined && document.readyState === 'complete';
    const start = () => {
      // Opening the change modifies the store, which calls this listener again.
      if (opened !== undefined || !isReady()) return;
      begin();
      openChange();
      stop();
    };
    const stop = wp.data.subscribe(start);
    window.addEventListener('load', start);
    start();
  });
  // After a save, the saved state becomes the one in which the form was opened.
  let wasSaving = false;
  wp.data.subscribe(() => {
    const isSaving =
      (editor().isSavingPost() && !editor().isAutosavingPost()) ||
      Boolean(select('core/edit-post')?.isSavingMetaBoxes());
    if (wasSaving && !isSaving && opened !== undefined && editor().didPostSaveRequestSucceed()) {
      delete state.change;
      delete state.version;
      delete state.published;
      begin();
    }
    wasSaving = isSaving;
  });
})();
