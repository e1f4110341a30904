// Imports and removes content in short requests (src/Admin/LongWork.php). If this script does not run, the browser
// submits the same forms.
(function () {
  const region = document.getElementById('skerry-work');
  if (!region) return;
  const words = JSON.parse(region.dataset.words);
  const bar = region.querySelector('progress');
  const status = region.querySelector('[role=status]');
  const stop = region.querySelector('[data-stop]');
  const goOn = region.querySelector('form');
  const choices = document.querySelectorAll('.skerry-work-choices form');
  const waitMs = 2000;
  let isStopping = false;

  async function request(action, fields = {}) {
    const body = new URLSearchParams({
      ...{ action: 'skerry_work', _wpnonce: region.dataset.nonce, what: action, ...fields },
      // Without this parameter, Polylang treats the request as one from the front end.
      pll_ajax_backend: '1',
    });
    const response = await fetch(region.dataset.url, { method: 'POST', body });
    const result = await response.json().catch(() => undefined);
    if (!result?.state) throw new Error(String(response.status));
    return result;
  }

  /** Announces a text if it has changed. */
  function say(text) {
    if (status.textContent !== text) status.textContent = text;
  }

  function show(state) {
    const isWorking = state === 'working' || state === 'waiting';
    region.hidden = false;
    bar.hidden = state === 'refused';
    stop.hidden = !isWorking;
    goOn.hidden = isWorking || state === 'refused';
    goOn.querySelector('button').textContent = state === 'failed' ? words.again : words.goOn;
    for (const form of choices) form.querySelector('button').disabled = isWorking;
  }

  async function work(first, fields) {
    const hadFocus = region.contains(document.activeElement);
    isStopping = false;
    show('working');
    if (hadFocus || fields) stop.focus();
    try {
      let tenth = -1;
      let result = await request(first, fields);
      while (result.state === 'working' || result.state === 'waiting') {
        if (result.state === 'working') {
          bar.max = result.total;
          bar.value = result.position;
          const now = Math.floor((10 * result.position) / result.total);
          if (now !== tenth) say(result.said);
          tenth = now;
        } else {
          say(words.waiting);
          await new Promise((resolve) => setTimeout(resolve, waitMs));
        }
        result = await request(isStopping ? 'stop' : 'go');
      }
      if (result.state === 'done' || result.state === 'none') {
        bar.value = bar.max;
        window.location.href = result.next;
        return;
      }
      end(result.state, result.said);
    } catch (error) {
      // If PHP exceeds its time limit, it sends no response, so the stored error is fetched.
      const state = await request('look').catch(() => undefined);
      const isNoted = state?.state === 'failed';
      end('failed', isNoted ? state.said : words.noAnswer.replace('%s', error.message));
    }
  }

  function end(state, text) {
    if (state === 'refused') {
      show(state);
      say(text);
      return;
    }
    const hadFocus = document.activeElement === stop;
    show(state);
    say(text);
    // Partly imported content can be continued or removed, but no other content can be imported.
    for (const form of choices) form.hidden = form.elements.kind.value !== 'removal';
    if (hadFocus && !goOn.hidden) goOn.querySelector('button').focus();
  }

  stop.addEventListener('click', () => {
    isStopping = true;
  });

  for (const form of document.querySelectorAll('.skerry-work-form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { kind, sure } = Object.fromEntries(new FormData(form));
      goOn.elements.kind.value = kind;
      void work('start', { kind, ...(sure && { sure }) });
    });
  }

  // The page was reloaded or left while work was running.
  if (region.dataset.state === 'working') void work('go');
})();
