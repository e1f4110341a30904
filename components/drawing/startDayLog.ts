const day = 86_400;

/** Seconds since midnight of a time as logs write it; undefined for anything else. */
function secondsOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes, seconds] =
    /^([01]?\d|2[0-3])[:.]([0-5]\d)[:.]([0-5]\d)$/.exec(time?.trim() ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const sinceMidnight = (now: Date) => now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds();

/**
 * Shows the lines of a day as the last 24 hours by the visitor's clock: what has just happened first, what is still to come
 * as it was yesterday. Each comes to the top at its time.
 */
export function startDayLog(log: HTMLElement): void {
  const list = log.querySelector('ol');
  if (list === null) return;
  const lines = [...list.children].flatMap((line) => {
    const at = secondsOf(line.querySelector('time')?.textContent);
    return at === undefined ? [] : [{ line, at }];
  });
  // Lines without a time of day have no place by the clock.
  if (lines.length < 2 || lines.length < list.children.length) return;

  let newest: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const now = sinceMidnight(new Date());
    const ago = (at: number) => (now - at + day) % day;
    const ordered = lines.toSorted((one, other) => ago(one.at) - ago(other.at));
    const [first, ...others] = ordered;
    if (first !== undefined && first.line !== newest) {
      // Another list in the place of the one before: nothing that is read moves.
      const next = log.querySelector('ol')?.cloneNode(false);
      if (!(next instanceof HTMLElement)) return;
      const top = first.line.cloneNode(true);
      if (top instanceof HTMLElement && newest !== undefined) top.dataset['new'] = '';
      next.append(top, ...others.map(({ line }) => line.cloneNode(true)));
      log.querySelector('ol')?.replaceWith(next);
      newest = first.line;
    }
    const wait = Math.min(...lines.map(({ at }) => (at - now + day) % day || day));
    clearTimeout(timer);
    timer = setTimeout(show, wait * 1000);
  };
  show();
  // Clocks of sleeping devices and of tabs in the background come late.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) show();
  });
}
