/* Detectors of layout faults, one line per fault. All of them run in the page. */

/** Finds adjacent bands that are both tinted or both dark, with nothing white in between. */
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
    const previousBand = bands[index - 1];
    if (!previousBand || previousBand.contains(band)) return [];
    const gap = band.getBoundingClientRect().top - previousBand.getBoundingClientRect().bottom;
    const [kind, kindBefore] = [band, previousBand].map(({ dataset }) => tones.get(dataset['tone'] ?? ''));
    if (kind === undefined || kind !== kindBefore || gap > 1) return [];
    return [`“${previousBand.innerText.slice(0, 30)}” touches “${band.innerText.slice(0, 30)}”`];
  });
}

/** Finds adjacent white bands without a border whose paddings add up to more than a single band's padding. */
export function doubledPadding(): string[] {
  // The largest bottom padding of a band is 144 px (`section` in theme/tokens.ts). The paddings of two of the tightest
  // bands add up to 178 px.
  const limit = 150;
  const bands = [...document.querySelectorAll<HTMLElement>('main [data-tone=white]')];
  return bands.flatMap((band, index) => {
    const previousBand = bands[index - 1];
    if (!previousBand || previousBand.contains(band)) return [];
    const gap = band.getBoundingClientRect().top - previousBand.getBoundingClientRect().bottom;
    const { paddingBottom, borderBottomWidth } = getComputedStyle(previousBand);
    const padding = parseFloat(paddingBottom) + parseFloat(getComputedStyle(band).paddingTop);
    if (Math.abs(gap) > 1 || parseFloat(borderBottomWidth) > 0 || padding <= limit) return [];
    return [
      `${padding} px between “${previousBand.innerText.slice(0, 30)}” and “${band.innerText.slice(0, 30)}”`,
    ];
  });
}

/** Finds multi-line headings whose last line is shorter than a quarter of the widest. */
export function shortLastLines(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].flatMap((heading) => {
    // Skips statements, whose text continues after the heading, and headings in small type, which are labels.
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
