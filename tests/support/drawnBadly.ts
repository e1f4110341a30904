/* What of a page is drawn badly, a line for each. All of these run in the page. */

/** Two tinted grounds, or two dark ones, without white between them. */
export function touchingBands(): string[] {
  const tones = new Map([
    ['sunken', 'tinted'],
    ['tint', 'tinted'],
    ['foam', 'tinted'],
    ['sand', 'tinted'],
    ['night', 'dark'],
  ]);
  const bands = [...document.querySelectorAll<HTMLElement>('main [data-tone]')];
  return bands.flatMap((band, index) => {
    const before = bands[index - 1];
    if (!before || before.contains(band)) return [];
    const gap = band.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
    const [kind, kindBefore] = [band, before].map(({ dataset }) => tones.get(dataset['tone'] ?? ''));
    if (kind === undefined || kind !== kindBefore || gap > 1) return [];
    return [`“${before.innerText.slice(0, 30)}” touches “${band.innerText.slice(0, 30)}”`];
  });
}

/** White bands with no line between them whose water adds up to more than one of them has. */
export function doubledWater(): string[] {
  // The most that a band ends with is 144 px (`section` in theme/tokens.ts); two of the tightest have 178.
  const most = 150;
  const bands = [...document.querySelectorAll<HTMLElement>('main [data-tone=white]')];
  return bands.flatMap((band, index) => {
    const before = bands[index - 1];
    if (!before || before.contains(band)) return [];
    const gap = band.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
    const { paddingBottom, borderBottomWidth } = getComputedStyle(before);
    const water = parseFloat(paddingBottom) + parseFloat(getComputedStyle(band).paddingTop);
    if (Math.abs(gap) > 1 || parseFloat(borderBottomWidth) > 0 || water <= most) return [];
    return [`${water} px between “${before.innerText.slice(0, 30)}” and “${band.innerText.slice(0, 30)}”`];
  });
}

/** Headings of several lines whose last is less than a quarter of the widest. */
export function scraps(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].flatMap((heading) => {
    // A statement goes on behind its heading, and a heading of small type is a label.
    const { display, fontSize } = getComputedStyle(heading);
    if (display === 'inline' || parseFloat(fontSize) < 20) return [];
    const range = document.createRange();
    range.selectNodeContents(heading);
    const lines = new Map<number, number>();
    for (const { bottom, width } of range.getClientRects()) {
      const line = Math.round(bottom);
      lines.set(line, (lines.get(line) ?? 0) + width);
    }
    const widths = [...lines.values()];
    const isScrap = widths.length > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) / 4;
    return isScrap ? [`“${heading.innerText}”`] : [];
  });
}
