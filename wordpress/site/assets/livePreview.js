// The page beside the fields (src/Editing/LivePreview.php): sends what stands in the form, has the frame draw it, and leads
// from what is pressed there to its field. The frame's side is components/preview/ of the site.
(function () {
  const panel = document.getElementById('site-live');
  if (!panel) return;
  const { draft, nonce, site } = panel.dataset;
  const words = JSON.parse(panel.dataset.words);
  const kinds = JSON.parse(panel.dataset.kinds);
  const frame = panel.querySelector('iframe');
  const stage = panel.querySelector('.site-live-stage');
  const status = panel.querySelector('[role=status]');
  const opener = document.getElementById('site-live-open');
  const { siteBlocks: blocks, siteFieldFinder: finder, siteTypedForm: typed, jQuery } = window;
  // The boxes of the block editor stand in forms of their own.
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
  /** The page that this one is a translation of stands in the frame. */
  let isOriginal = false;
  let isReady = false;
  let sent = '';
  let isSending = false;
  let timer = 0;
  let frameTimer = 0;
  let hasFailed = false;
  /** What a new page begins with: WordPress has nothing to show of it. */
  let begun;

  // A browser may deny storage, have none or be full: every page of the admin then starts as the first one did.
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
      // See above.
    }
  }

  /** A sentence that has changed is read out. */
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

  /** Sends the form if it is another than before. True once WordPress has it. */
  async function send() {
    const now = typed();
    if (now === sent) return true;
    const slow = setTimeout(() => say(words.slow), slowMs);
    try {
      const answer = await post(`${panel.dataset.keep}/${draft}`, now);
      if (answer.status === 401 || answer.status === 403) {
        say(words.loggedOut);
        return false;
      }
      if (!answer.ok) {
        const said = await answer.json().catch(() => ({}));
        say(said.message ?? words.noWord);
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
    const before = sent;
    const isKept = await send();
    isSending = false;
    if (!isKept) return;
    if (!isReady) return hasFailed ? load() : undefined;
    if (sent !== before && !isOriginal) toFrame({ site: 'draw' });
    // Typed meanwhile.
    if (typed() !== sent) schedule(0);
  }

  function schedule(ms = restMs) {
    clearTimeout(timer);
    timer = setTimeout(follow, ms);
  }

  /** Opens the frame by a link that counts once; a second time when its session has ended. */
  async function load() {
    isReady = false;
    hasFailed = false;
    // The original is shown as it is kept, whatever stands in this form.
    if (!isOriginal) {
      if (isNew()) {
        begun ??= typed();
        if (typed() === begun) return say(words.typeFirst);
      }
      if (!(await send())) return;
    }
    say(words.loading);
    const address = isOriginal ? panel.dataset.originalFrame : panel.dataset.frame;
    const answer = await post(`${address}/${draft}`).catch(() => undefined);
    const { link, message } = (await answer?.json().catch(() => undefined)) ?? {};
    if (!link) return say(words.noFrame.replace('%s', message ?? ''));
    frame.hidden = false;
    frame.src = link;
    clearTimeout(frameTimer);
    frameTimer = setTimeout(explain, frameMs);
  }

  /** The frame has said nothing: WordPress asks the site why. */
  async function explain() {
    if (isReady) return;
    frame.hidden = true;
    const answer = await post(panel.dataset.connection).catch(() => undefined);
    const { said } = (await answer?.json().catch(() => undefined)) ?? {};
    say(words.noFrame.replace('%s', said || words.again));
    hasFailed = true;
    // By itself, or with the next letter.
    setTimeout(() => hasFailed && isOpen && load(), retryMs);
  }

  const fields = window.sitePageFields({ panel, words, post, setWhole, isOriginal: () => isOriginal });

  /** What waits for the frame to say where it shows pictures, by its width. */
  const placesAsked = new Map();

  /** The places at which the page shows a part of a picture, at a width of the frame; undefined where it is not shown. */
  async function placesAt(at) {
    if (!isReady || !isOpen) return undefined;
    const before = width;
    width = at;
    fit();
    const places = await new Promise((resolve) => {
      placesAsked.set(at, resolve);
      setTimeout(resolve, placesMs);
      toFrame({ site: 'picture places', width: at });
    });
    placesAsked.delete(at);
    width = before;
    fit();
    return places;
  }
  let whenDrawn = () => {};

  /** Has the page drawn with what is kept elsewhere than in this form; resolves when it is, or with the next draw. */
  function drawAgain() {
    toFrame({ site: 'draw' });
    return new Promise((resolve) => {
      whenDrawn = resolve;
      setTimeout(resolve, placesMs);
    });
  }
  window.siteLivePreview = { placesAt, drawAgain };

  const answers = {
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

  /** The frame marks what shows the blocks of this editor. */
  function tellBlocks() {
    if (blocks) toFrame({ site: 'blocks', blocks: isOriginal ? [] : blocks.list() });
  }

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin === site && source === frame.contentWindow && Object.hasOwn(answers, data?.site))
      answers[data.site](data);
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
  // By jQuery: ACF triggers changes that no other listener hears.
  jQuery(form).on('input change', () => schedule());
  window.acf?.addAction('append remove sortstop remount', () => schedule());
  const listen = (editor) => editor.on('input change keyup undo redo SetContent', () => schedule());
  if (window.tinymce) {
    for (const editor of window.tinymce.get()) listen(editor);
    window.tinymce.on('AddEditor', ({ editor }) => listen(editor));
  }

  /** Without the fields beside it, until something is pressed. */
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

  /** A frame of `width` pixels, as large as the panel has room for. */
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
      remember('siteLiveWidth', button.dataset.width);
      fit();
    });
  }
  new ResizeObserver(fit).observe(stage);
  // WordPress before 7.1 hides its bar in full screen.
  const adminBar = document.getElementById('wpadminbar');
  const belowAdminBar = () => panel.style.setProperty('--site-admin-bar', `${adminBar?.offsetHeight ?? 0}px`);
  if (adminBar) new ResizeObserver(belowAdminBar).observe(adminBar);
  belowAdminBar();

  function show(isShown) {
    isOpen = isShown;
    panel.hidden = !isShown;
    opener.hidden = isShown;
    document.body.classList.toggle('site-live-is-open', isShown);
    // WordPress's editor measures itself.
    window.dispatchEvent(new Event('resize'));
    if (!isShown) return;
    fit();
    if (!frame.src) void load();
    else schedule(0);
  }
  // Beside the heading of the form, where it covers no field.
  const headEnd = document.querySelector('.wrap > .wp-header-end');
  if (headEnd && !blocks) {
    opener.className = 'page-title-action';
    headEnd.before(opener);
  }
  const keep = (isShown) => remember('siteLive', isShown ? 'open' : 'closed');
  opener.addEventListener('click', () => {
    show(true);
    keep(true);
  });
  // Beside the page, WordPress's box is below all fields: its state and its buttons are in the bar as well. The block editor
  // has its own at the top.
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
    const watched = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(mirrorBox).observe(box, watched);
    // WordPress sets the label of its button as a property, which no observer sees.
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

  width = Number(recall('siteLiveWidth')) || 1440;
  const isAskedFor = location.hash === '#site-page';
  const begin = () => {
    show(isAskedFor || (recall('siteLive') !== 'closed' && window.innerWidth > 1100));
    if (isAskedFor) setWhole(true);
  };
  // ACF has read its fields.
  if (window.acf) window.acf.addAction('ready', begin);
  else begin();
})();
