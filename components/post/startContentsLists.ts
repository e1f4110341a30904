/** Distance from the top, below the header, at which a heading becomes the current one. */
const readingLine = 160;
const farBelow = 1_000_000;

/** Marks the current heading in every `ContentsList`. */
export function startContentsLists(): void {
  for (const list of document.querySelectorAll('[data-contents-list]')) markCurrent(list);
}

function markCurrent(list: Element): void {
  const entries = [...list.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading === null ? [] : [{ link, heading }];
  });
  const update = () => {
    const lastPassedEntry = entries.findLast(
      ({ heading }) => heading.getBoundingClientRect().top <= readingLine,
    );
    const current = lastPassedEntry ?? entries[0];
    for (const { link } of entries) {
      if (link === current?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  update();
  // Runs only when a heading crosses the line, not on every scroll event. Everything below the line counts as visible,
  // so that a jump over a heading triggers it too.
  const observer = new IntersectionObserver(update, {
    rootMargin: `-${readingLine}px 0px ${farBelow}px 0px`,
  });
  for (const { heading } of entries) observer.observe(heading);
}
