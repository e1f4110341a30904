// Imports and removes content in short requests (src/Admin/LongWork.php). Without this script, the same forms are
// submitted.
(function () {
  const region = document.getElementById('site-work');
  if (!region) return;
  const words = JSON.parse(region.dataset.words);
  const bar = region.querySelector('progress');
  const status = region.querySelector('[role=status]');
  const stop = region.querySelector('[data-stop]');
  const goOn = region.querySelector('form');
  const choices = document.querySelectorAll('.site-work-choices form');
  const waitMs = 2000;
  let isStopping = false;

  async function ask(what, fields = {}) {
    const body = new URLSearchParams({
      ...{ action: 'site_work', _wpnonce: region.dataset.nonce, what, ...fields },
      // Without it, Polylang treats the request as one from the front end.
      pll_ajax_backend: '1',
    });
    const response = await fetch(region.dataset.url, { method: 'POST', body });
    const answer = await response.json().catch(() => undefined);
    if (!answer?.state) throw new Error(String(response.status));
    return answer;
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
      let answer = await ask(first, fields);
      while (answer.state === 'working' || answer.state === 'waiting') {
        if (answer.state === 'working') {
          bar.max = answer.total;
          bar.value = answer.position;
          const now = Math.floor((10 * answer.position) / answer.total);
          if (now !== tenth) say(answer.said);
          tenth = now;
        } else {
          say(words.waiting);
          await new Promise((resolve) => setTimeout(resolve, waitMs));
        }
        answer = await ask(isStopping ? 'stop' : 'go');
      }
      if (answer.state === 'done' || answer.state === 'none') {
        bar.value = bar.max;
        window.location.href = answer.next;
        return;
      }
      end(answer.state, answer.said);
    } catch (error) {
      // PHP that exceeds its time limit sends no response, so the stored error is fetched.
      const noted = await ask('look').catch(() => undefined);
      const isNoted = noted?.state === 'failed';
      end('failed', isNoted ? noted.said : words.noAnswer.replace('%s', error.message));
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

  for (const form of document.querySelectorAll('.site-work-form')) {
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
