const day = 86_400;

/** Parses a time of day in a log as seconds since midnight; returns `undefined` for other text. */
function secondsOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes, seconds] =
    /^([01]?\d|2[0-3])[:.]([0-5]\d)[:.]([0-5]\d)$/.exec(time?.trim() ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const sinceMidnight = (now: Date) => now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds();

/**
 * Orders the lines of a day as the last 24 hours by the visitor's clock: the most recent first, and times still to come
 * last, as if they were yesterday's. Each line moves to the top at its time.
 */
export function startDayLog(log: HTMLElement): void {
  const list = log.querySelector('ol');
  if (list === null) return;
  const lines = [...list.children].flatMap((line) => {
    const time = secondsOf(line.querySelector('time')?.textContent);
    return time === undefined ? [] : [{ line, at: time }];
  });
  // Lines without a time of day cannot be ordered.
  if (lines.length < 2 || lines.length < list.children.length) return;

  let newestLine: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const now = sinceMidnight(new Date());
    const secondsSince = (time: number) => (now - time + day) % day;
    const sortedLines = lines.toSorted((a, b) => secondsSince(a.at) - secondsSince(b.at));
    const [firstLine, ...otherLines] = sortedLines;
    if (firstLine !== undefined && firstLine.line !== newestLine) {
      // Replaces the list instead of moving lines, which would count as a layout shift.
      const newList = log.querySelector('ol')?.cloneNode(false);
      if (!(newList instanceof HTMLElement)) return;
      const top = firstLine.line.cloneNode(true);
      if (top instanceof HTMLElement && newestLine !== undefined) top.dataset['new'] = '';
      newList.append(top, ...otherLines.map(({ line }) => line.cloneNode(true)));
      log.querySelector('ol')?.replaceWith(newList);
      newestLine = firstLine.line;
    }
    const secondsToNext = Math.min(...lines.map(({ at }) => (at - now + day) % day || day));
    clearTimeout(timer);
    timer = setTimeout(show, secondsToNext * 1000);
  };
  show();
  // Timers are late on sleeping devices and in background tabs.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) show();
  });
}
