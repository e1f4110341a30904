// Meta box "Website status" of the form (src/Editing/PublishPanel.php). Checks the page, links each issue to its field,
// prevents publishing if the site cannot render the page, and shows the state on the site afterwards.
(function () {
  const panel = document.getElementById('skerry-publish-panel');
  const form = document.getElementById('post');
  if (!panel || !form) return;
  const { nonce } = panel.dataset;
  const words = JSON.parse(panel.dataset.words);
  const { skerryFieldFinder: finder, skerrySectionRows: sections, skerryTypedForm: typed, jQuery } = window;
  const stateText = panel.querySelector('[data-state-text]');
  const checkText = panel.querySelector('[data-check-text]');
  const list = panel.querySelector('ol');
  const weight = panel.querySelector('.skerry-publish-weight');
  const button = panel.querySelector('[data-again]');
  const restMs = 2500;
  const slowMs = 6000;
  const delays = [500, 1000, 1000, 2000, 2000, 5000, 5000, 10_000, 30_000];

  /** Form to which the issues belong. `asking` is the form that is being checked. */
  let checkedForm = '';
  let asking = '';
  let stops = false;
  let timer = 0;

  /** Announces a text if it has changed. */
  function say(element, text) {
    if (element.textContent !== text) element.textContent = text;
  }

  function request(url, body) {
    return fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      body: body ?? '{}',
    });
  }

  async function check() {
    clearTimeout(timer);
    const now = typed();
    if (asking === now) return;
    asking = now;
    say(checkText, words.checking);
    const slow = setTimeout(() => say(checkText, words.slow), slowMs);
    try {
      const response = await request(panel.dataset.check, now);
      if (asking !== now) return;
      if (response.status === 401 || response.status === 403) return void say(checkText, words.loggedOut);
      const result = response.ok ? await response.json() : undefined;
      if (!Array.isArray(result?.findings)) return void say(checkText, words.noWord);
      checkedForm = now;
      show(result);
    } catch {
      say(checkText, words.noWord);
    } finally {
      clearTimeout(slow);
      if (asking === now) asking = '';
    }
  }

  function countOf({ length }) {
    if (length === 0) return words.none;
    return length === 1 ? words.foundOne : words.found.replace('%d', length);
  }

  function show({ said, findings, weight: weightText }) {
    stops = findings.some((finding) => finding.stops);
    list.replaceChildren(...findings.map(item));
    list.hidden = findings.length === 0;
    weight.textContent = weightText ?? '';
    weight.hidden = !weightText;
    say(checkText, said ?? countOf(findings));
  }

  /** Returns the list item of an issue, with a button that focuses its field if it has one. */
  function item(finding) {
    const element = document.createElement('li');
    element.dataset.code = finding.code;
    if (finding.stops) element.className = 'skerry-publish-stops';
    if (!finding.section && !finding.part) {
      element.textContent = finding.text;
      return element;
    }
    const issueButton = document.createElement('button');
    issueButton.type = 'button';
    issueButton.className = 'button-link';
    issueButton.textContent = finding.text;
    issueButton.addEventListener('click', () => {
      const field = fieldOf(finding);
      if (field) finder.focus(field);
    });
    element.append(issueButton);
    return element;
  }

  function fieldOf({ section, part, clue }) {
    if (section) {
      const row = sections.shown()[section.row];
      if (!row || row.dataset.layout.replaceAll('_', '') !== section.kind) return undefined;
      const first = row.querySelector('.acf-fields input[type=text], .acf-fields textarea');
      return finder.find(row, [clue])?.focus ?? first ?? row;
    }
    const find = (selector) => document.querySelector(selector) ?? undefined;
    const fields = {
      title: () => find('#title'),
      text: () => find('#content'),
      excerpt: () => find('#excerpt'),
      cover: () =>
        find('.acf-field[data-name=cover_image] .acf-image-uploader') ?? find('#set-post-thumbnail'),
      search: () => find('.acf-field[data-name=seo_title] input') ?? find('#title'),
      description: () => find('.acf-field[data-name=seo_description] textarea') ?? find('#excerpt'),
      categories: () => find('#categorychecklist input, #categorydiv'),
      translations: () => translationLink(clue.text) ?? find('#ml_box select') ?? find('#icl_div'),
    };
    return fields[part]?.() ?? find('#title');
  }

  /** Returns Polylang's link to edit or add the translation into a language. Polylang hides the unneeded one. */
  function translationLink(language) {
    const links = [...document.querySelectorAll('#ml_box a[href]')].filter(
      (each) => !each.closest('.hidden'),
    );
    return (
      links.find(({ title }) => title.includes(language)) ??
      links.find(({ href }) => href.includes('post-new'))
    );
  }

  /** Schedules another check for when the form has not changed for a while. */
  function changed() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (typed() !== checkedForm) void check();
    }, restMs);
  }

  // Uses only existing results for exactly this form, so that a save never waits for a request.
  form.addEventListener(
    'submit',
    (event) => {
      const isPublishing = event.submitter?.id === 'publish';
      if (!isPublishing || !stops || typed() !== checkedForm) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      say(checkText, words.stopped);
      list.querySelector('.skerry-publish-stops')?.scrollIntoView({ block: 'center' });
      panel.tabIndex = -1;
      panel.focus({ preventScroll: true });
      // WordPress has already disabled its buttons.
      for (const each of document.querySelectorAll('#publishing-action .disabled, #save-action .disabled'))
        each.classList.remove('disabled');
      document.querySelector('#publishing-action .spinner')?.classList.remove('is-active');
    },
    true,
  );

  /** Polls the state on the site at growing intervals until it is final. */
  async function follow(attempt = 0) {
    const response = await request(panel.dataset.state).catch(() => undefined);
    const state = response?.ok ? await response.json().catch(() => undefined) : undefined;
    if (typeof state?.said === 'string') showState(state);
    if (!state?.isDone && attempt < delays.length) setTimeout(() => follow(attempt + 1), delays[attempt]);
  }

  function showState({ said, link }) {
    if (stateText.dataset.said === said) return;
    stateText.dataset.said = said;
    stateText.textContent = said;
    if (!link) return;
    const view = document.createElement('a');
    view.href = link;
    view.textContent = words.view;
    stateText.append(' ', view);
  }

  button.addEventListener('click', () => void check());
  // The media library stores the alternative text of images, which is not in this form.
  jQuery(document).on('ajaxSuccess', (_event, _answer, { data }) => {
    if (typeof data !== 'string' || new URLSearchParams(data).get('action') !== 'save-attachment') return;
    checkedForm = '';
    changed();
  });
  // With jQuery, because ACF triggers changes that native listeners do not receive.
  jQuery(form).on('input change', changed);
  window.acf?.addAction('append remove sortstop remount', changed);
  const listen = (editor) => editor.on('input change keyup undo redo', changed);
  if (window.tinymce) {
    for (const editor of window.tinymce.get()) listen(editor);
    window.tinymce.on('AddEditor', ({ editor }) => listen(editor));
  }
  const begin = () => {
    void follow();
    // A new entry has no content yet, so it is checked after the first change.
    if (form.elements.auto_draft?.value !== '1') void check();
  };
  // Starts after ACF has initialized its fields.
  if (window.acf) window.acf.addAction('ready', begin);
  else begin();
})();
