// Live preview beside the fields (src/Editing/LivePreview.php). Sends the form, asks the frame to render it, and
// focuses the field of a clicked element. The site's counterpart is in components/preview/.
(function () {
  const panel = document.getElementById('skerry-live');
  if (!panel) return;
  const { draft, nonce, site } = panel.dataset;
  const words = JSON.parse(panel.dataset.words);
  const kinds = JSON.parse(panel.dataset.kinds);
  const frame = panel.querySelector('iframe');
  const stage = panel.querySelector('.skerry-live-stage');
  const status = panel.querySelector('[role=status]');
  const opener = document.getElementById('skerry-live-open');
  const { skerryBlocks: blocks, skerryFieldFinder: finder, skerryTypedForm: typed, jQuery } = window;
  // The meta boxes of the block editor are in separate forms.
  const form = document.getElementById('post') ?? document.body;
  const isNew = () => (blocks ? blocks.isNew() : form.elements.auto_draft?.value === '1');
  const restMs = 100;
  const againMs = 3000;
  const slowMs = 4000;
  const frameMs = 10000;
  const retryMs = 15000;
  const placesMs = 2000;

  let width = 1440;
  let isOpen = false;
  /** Whether the frame shows the original instead of this translation. */
  let isOriginal = false;
  let isReady = false;
  let sent = '';
  let isSending = false;
  let timer = 0;
  let frameTimer = 0;
  let hasFailed = false;
  /** Initial form of a new page. WordPress has nothing to preview until it changes. */
  let initialForm;

  // Storage may be blocked or full. Each screen then starts with the defaults.
  function recall(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function remember(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice is lost: see `recall`.
    }
  }

  /** Announces a text if it has changed. */
  function say(text) {
    if (status.textContent !== text) status.textContent = text;
  }

  function post(url, body) {
    return fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      body: body ?? '{}',
    });
  }

  function toFrame(message) {
    if (isReady) frame.contentWindow.postMessage(message, site);
  }

  /** Sends the form if it has changed. Returns true once WordPress has stored it. */
  async function send() {
    const now = typed();
    if (now === sent) return true;
    const slow = setTimeout(() => say(words.slow), slowMs);
    try {
      const response = await post(`${panel.dataset.keep}/${draft}`, now);
      if (response.status === 401 || response.status === 403) {
        say(words.loggedOut);
        return false;
      }
      if (!response.ok) {
        const result = await response.json().catch(() => ({}));
        say(result.message ?? words.noWord);
        return false;
      }
      sent = now;
      if (isReady) say('');
      return true;
    } catch {
      say(words.noWord);
      schedule(againMs);
      return false;
    } finally {
      clearTimeout(slow);
    }
  }

  async function follow() {
    if (!isOpen || isSending) return;
    if (!frame.src) return void load();
    isSending = true;
    const previous = sent;
    const isKept = await send();
    isSending = false;
    if (!isKept) return;
    if (!isReady) return hasFailed ? load() : undefined;
    if (sent !== previous && !isOriginal) toFrame({ site: 'draw' });
    // The form changed in the meantime.
    if (typed() !== sent) schedule(0);
  }

  function schedule(ms = restMs) {
    clearTimeout(timer);
    timer = setTimeout(follow, ms);
  }

  /** Opens the frame with a single-use link, and again when its session has ended. */
  async function load() {
    isReady = false;
    hasFailed = false;
    // The original is shown as stored, regardless of this form.
    if (!isOriginal) {
      if (isNew()) {
        initialForm ??= typed();
        if (typed() === initialForm) return say(words.typeFirst);
      }
      if (!(await send())) return;
    }
    say(words.loading);
    const address = isOriginal ? panel.dataset.originalFrame : panel.dataset.frame;
    const response = await post(`${address}/${draft}`).catch(() => undefined);
    const { link, message } = (await response?.json().catch(() => undefined)) ?? {};
    if (!link) return say(words.noFrame.replace('%s', message ?? ''));
    frame.hidden = false;
    frame.src = link;
    clearTimeout(frameTimer);
    frameTimer = setTimeout(explain, frameMs);
  }

  /** Has WordPress test the connection to the site, and explains why the frame does not respond. */
  async function explain() {
    if (isReady) return;
    frame.hidden = true;
    const response = await post(panel.dataset.connection).catch(() => undefined);
    const { said } = (await response?.json().catch(() => undefined)) ?? {};
    say(words.noFrame.replace('%s', said || words.again));
    hasFailed = true;
    // Retries after a while, or with the next input.
    setTimeout(() => hasFailed && isOpen && load(), retryMs);
  }

  const fields = window.skerryPageFields({ panel, words, post, setWhole, isOriginal: () => isOriginal });

  /** Callbacks by frame width, which receive the positions of images that the frame reports. */
  const placesAsked = new Map();

  /** Returns the crops of images on the page at a frame width. `undefined` if the page is not shown. */
  async function placesAt(at) {
    if (!isReady || !isOpen) return undefined;
    const previousWidth = width;
    width = at;
    fit();
    const places = await new Promise((resolve) => {
      placesAsked.set(at, resolve);
      setTimeout(resolve, placesMs);
      toFrame({ site: 'picture places', width: at });
    });
    placesAsked.delete(at);
    width = previousWidth;
    fit();
    return places;
  }
  let whenDrawn = () => {};

  /** Renders the page again after a change outside of this form. Resolves when it is rendered or after a timeout. */
  function drawAgain() {
    toFrame({ site: 'draw' });
    return new Promise((resolve) => {
      whenDrawn = resolve;
      setTimeout(resolve, placesMs);
    });
  }
  window.skerryLivePreview = { placesAt, drawAgain };

  const handlers = {
    ready() {
      isReady = true;
      clearTimeout(frameTimer);
      say('');
      const names = Object.fromEntries(Object.entries(kinds).map(([name, { label }]) => [name, label]));
      toFrame({ site: 'words', words: words.frame, kinds: names });
      fit();
      tellBlocks();
      schedule(0);
    },
    drawn() {
      panel.dataset.drawn = String(Number(panel.dataset.drawn ?? 0) + 1);
      say('');
      whenDrawn();
      tellBlocks();
    },
    ended: () => void load(),
    'picture places': ({ width: at, places }) => placesAsked.get(at)?.(places),
    failed: ({ status: code }) => say(words.siteFailed.replace('%s', code || '–')),
    press: fields.press,
    command: fields.command,
  };

  /** Sends the editor's blocks to the frame, which outlines them. */
  function tellBlocks() {
    if (blocks) toFrame({ site: 'blocks', blocks: isOriginal ? [] : blocks.list() });
  }

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin === site && source === frame.contentWindow && Object.hasOwn(handlers, data?.site))
      handlers[data.site](data);
  });

  form.addEventListener('focusin', ({ target }) => {
    const row = target.closest?.('.layout');
    const section = row && fields.nameOfRow(row);
    if (section) toFrame({ site: 'show', ...section });
  });
  blocks?.listen({
    changed: () => schedule(),
    moved: (clue) => clue && !isOriginal && toFrame({ site: 'show text', ...clue }),
  });
  // With jQuery, because ACF triggers changes that native listeners do not receive.
  jQuery(form).on('input change', () => schedule());
  window.acf?.addAction('append remove sortstop remount', () => schedule());
  const listen = (editor) => editor.on('input change keyup undo redo SetContent', () => schedule());
  if (window.tinymce) {
    for (const editor of window.tinymce.get()) listen(editor);
    window.tinymce.on('AddEditor', ({ editor }) => listen(editor));
  }

  /** Shows the preview without the fields beside it, until an element is clicked. */
  function setWhole(isWhole) {
    panel.classList.toggle('is-whole', isWhole);
    panel.querySelector('[data-whole]').setAttribute('aria-pressed', String(isWhole));
    fit();
  }
  panel
    .querySelector('[data-whole]')
    .addEventListener('click', () => setWhole(!panel.classList.contains('is-whole')));

  panel.querySelector('[data-original]')?.addEventListener('click', ({ currentTarget }) => {
    isOriginal = !isOriginal;
    currentTarget.setAttribute('aria-pressed', String(isOriginal));
    void load();
  });

  /** Scales a frame of `width` pixels to fit the panel. */
  function fit() {
    const scale = Math.min(1, stage.clientWidth / width);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${stage.clientHeight / scale}px`,
      transform: `scale(${scale})`,
      marginInline: scale === 1 ? 'auto' : '0',
    });
    toFrame({ site: 'scale', scale });
    for (const button of panel.querySelectorAll('[data-width]'))
      button.setAttribute('aria-pressed', String(Number(button.dataset.width) === width));
  }
  for (const button of panel.querySelectorAll('[data-width]')) {
    button.addEventListener('click', () => {
      width = Number(button.dataset.width);
      remember('skerryLiveWidth', button.dataset.width);
      fit();
    });
  }
  new ResizeObserver(fit).observe(stage);
  // WordPress before 7.1 hides its admin bar in full screen.
  const adminBar = document.getElementById('wpadminbar');
  const belowAdminBar = () =>
    panel.style.setProperty('--skerry-admin-bar', `${adminBar?.offsetHeight ?? 0}px`);
  if (adminBar) new ResizeObserver(belowAdminBar).observe(adminBar);
  belowAdminBar();

  const sideBoxes = document.getElementById('postbox-container-1');
  const fieldBoxes = document.getElementById('postbox-container-2');
  function show(isShown) {
    isOpen = isShown;
    panel.hidden = !isShown;
    opener.hidden = isShown;
    document.body.classList.toggle('skerry-live-is-open', isShown);
    // With the preview open, the side boxes are below the fields (livePreview.css). The Tab order must match.
    if (sideBoxes && fieldBoxes) fieldBoxes[isShown ? 'after' : 'before'](sideBoxes);
    // WordPress's editor recalculates its size.
    window.dispatchEvent(new Event('resize'));
    if (!isShown) return;
    fit();
    if (!frame.src) void load();
    else schedule(0);
  }
  // Beside the form's heading, the button covers no field.
  const headEnd = document.querySelector('.wrap > .wp-header-end');
  if (headEnd && !blocks) {
    opener.className = 'page-title-action';
    headEnd.before(opener);
  }
  const keep = (isShown) => remember('skerryLive', isShown ? 'open' : 'closed');
  opener.addEventListener('click', () => {
    show(true);
    keep(true);
  });
  // With the preview open, the Publish box is below all fields, so the bar repeats its status and buttons. The block
  // editor has its own at the top.
  const box = document.getElementById('submitdiv');
  const inBox = { status: 'post-status-display', save: 'save-post', publish: 'publish' };
  const inBar = (name) => panel.querySelector(`[data-${name}]`);
  function mirrorBox() {
    for (const [name, id] of Object.entries(inBox)) {
      const original = document.getElementById(id);
      const text = (original?.value ?? original?.textContent ?? '').trim();
      inBar(name).hidden = text === '' || original.style.display === 'none';
      inBar(name).textContent = text;
      inBar(name).disabled = original?.classList.contains('disabled') ?? true;
    }
  }
  inBar('publishing').hidden = !box;
  if (box) {
    mirrorBox();
    const observerOptions = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(mirrorBox).observe(box, observerOptions);
    // WordPress sets its button's label as a property. MutationObserver does not report such changes.
    box.addEventListener('click', () => setTimeout(mirrorBox));
  }
  inBar('status').addEventListener('click', () => {
    setWhole(false);
    finder.focus(document.getElementById('publish'));
  });
  for (const name of ['save', 'publish']) {
    inBar(name).addEventListener('click', () => {
      setWhole(false);
      document.getElementById(inBox[name]).click();
    });
  }
  panel.querySelector('[data-close]').addEventListener('click', () => {
    show(false);
    keep(false);
    opener.focus();
  });

  width = Number(recall('skerryLiveWidth')) || 1440;
  const isAskedFor = location.hash === '#skerry-page';
  const begin = () => {
    show(isAskedFor || (recall('skerryLive') !== 'closed' && window.innerWidth > 1100));
    if (isAskedFor) setWhole(true);
  };
  // ACF has initialized its fields.
  if (window.acf) window.acf.addAction('ready', begin);
  else begin();
})();
