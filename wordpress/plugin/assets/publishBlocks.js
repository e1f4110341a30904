// Panel "Website status" of the block editor (src/Editing/PublishPanel.php), shown before and after publishing. The
// form has a meta box with the same content (publishPanel.js).
(function () {
  const { wp, skerryPublish, skerryBlocks: blocks, skerryTypedForm: typed } = window;
  const parts = wp?.editor?.PluginPrePublishPanel ? wp.editor : wp?.editPost;
  if (!skerryPublish || !parts?.PluginPrePublishPanel || !parts.PluginPostPublishPanel) return;
  const { createElement: el, Fragment, useEffect, useState } = wp.element;
  const { words } = skerryPublish;
  const lock = 'skerry-publish';
  const confirmButton = '.editor-post-publish-panel .editor-post-publish-button';
  const slowMs = 6000;
  const delays = [500, 1000, 1000, 2000, 2000, 5000, 5000, 10_000, 30_000];

  const post = (path, data) => wp.apiFetch({ path, method: 'POST', data });

  function go(finding) {
    const block = finding.part === 'title' ? undefined : blocks.find([finding.clue]);
    if (block) blocks.select(block);
    else blocks.focusTitle();
  }

  function countOf({ length }) {
    if (length === 0) return words.none;
    return length === 1 ? words.foundOne : words.found.replace('%d', String(length));
  }

  function Findings({ isPublishing }) {
    const [state, setState] = useState({ said: words.checking, findings: [], weight: null });
    const check = async () => {
      setState((current) => ({ ...current, said: words.checking }));
      const slow = setTimeout(() => setState((current) => ({ ...current, said: words.slow })), slowMs);
      try {
        const response = await post(skerryPublish.check, JSON.parse(typed()));
        setState({ ...response, said: response.said ?? countOf(response.findings) });
      } catch (error) {
        const isOut = error?.data?.status === 401 || error?.data?.status === 403;
        setState({ said: isOut ? words.loggedOut : words.noWord, findings: [], weight: null });
      } finally {
        clearTimeout(slow);
      }
    };
    useEffect(() => void check(), []);
    // Focuses "Publish" after WordPress has focused "Cancel", so that a second press of the same key publishes.
    useEffect(() => {
      if (!isPublishing) return undefined;
      const timer = setTimeout(() => document.querySelector(confirmButton)?.focus());
      return () => clearTimeout(timer);
    }, [isPublishing]);
    const stops = isPublishing && state.findings.some((finding) => finding.stops);
    // Saving is locked only while WordPress asks whether to publish. Drafts can be saved at any time.
    useEffect(() => {
      const { lockPostSaving, unlockPostSaving } = wp.data.dispatch('core/editor');
      if (stops) lockPostSaving(lock);
      return () => void unlockPostSaving(lock);
    }, [stops]);
    return el(
      'div',
      { className: 'skerry-publish' },
      el('p', { role: 'status' }, stops ? words.stopped : state.said),
      state.findings.length > 0 &&
        el(
          'ol',
          { className: 'skerry-publish-list' },
          state.findings.map((finding, index) =>
            el(
              'li',
              {
                key: index,
                'data-code': finding.code,
                className: finding.stops ? 'skerry-publish-stops' : '',
              },
              ['title', 'text'].includes(finding.part)
                ? el(
                    'button',
                    { type: 'button', className: 'components-button is-link', onClick: () => go(finding) },
                    finding.text,
                  )
                : finding.text,
            ),
          ),
        ),
      state.weight && el('p', { className: 'skerry-publish-weight' }, state.weight),
      el(
        'button',
        { type: 'button', className: 'components-button is-secondary', onClick: () => void check() },
        words.again,
      ),
    );
  }

  function Published() {
    const [state, setState] = useState({ said: '', link: null });
    useEffect(() => {
      let timer = 0;
      let isGone = false;
      const follow = async (attempt) => {
        const response = await post(skerryPublish.state).catch(() => undefined);
        if (isGone) return;
        if (response?.said) setState(response);
        if (!response?.isDone && attempt < delays.length)
          timer = setTimeout(() => follow(attempt + 1), delays[attempt]);
      };
      void follow(0);
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    return el(
      'p',
      { role: 'status', className: 'skerry-publish-state' },
      state.said,
      state.link && el('a', { href: state.link, style: { marginInlineStart: '0.5em' } }, words.view),
    );
  }

  /** Renders the field "Unpublish on" of a published entry. It is saved with the entry. */
  function UnpublishOn() {
    const { field, label } = skerryPublish.unpublish;
    const [isPublished, time] = wp.data.useSelect((select) => {
      const editor = select('core/editor');
      return [editor.getCurrentPostAttribute('status') === 'publish', editor.getEditedPostAttribute(field)];
    }, []);
    if (!isPublished) return null;
    const change = (value) => wp.data.dispatch('core/editor').editPost({ [field]: value });
    return el(wp.components.TextControl, {
      ...{
        type: 'datetime-local',
        label,
        value: time ?? '',
        onChange: change,
        __nextHasNoMarginBottom: true,
      },
    });
  }

  /** Renders a link to this entry in the form with sections. WordPress asks first if changes are not saved. */
  function UseSections() {
    const open = (event) => {
      // The first save changes the screen's URL.
      const address = new URL(location.href);
      for (const [name, value] of Object.entries(skerryPublish.sections.query))
        address.searchParams.set(name, value);
      event.currentTarget.href = address.href;
    };
    return el('a', { href: '#', onClick: open }, skerryPublish.sections.label);
  }

  wp.plugins.registerPlugin('skerry-publish', {
    render: () =>
      el(
        Fragment,
        null,
        skerryPublish.unpublish && el(parts.PluginPostStatusInfo, null, el(UnpublishOn)),
        el(parts.PluginPostStatusInfo, null, el(UseSections)),
        el(
          parts.PluginDocumentSettingPanel,
          { name: 'skerry-publish', title: words.title },
          el(Published),
          el(Findings, { isPublishing: false }),
        ),
        el(
          parts.PluginPrePublishPanel,
          { title: words.title, initialOpen: true },
          el(Findings, { isPublishing: true }),
        ),
        el(parts.PluginPostPublishPanel, { title: words.title, initialOpen: true }, el(Published)),
      ),
  });
})();
