/** The page numbers to offer: the first, the last, the current one and its neighbours; `gap` stands for the rest. */
export function pageWindow(current: number, count: number): (number | 'gap')[] {
  const offered = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(offered)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? page - 1) - 1;
    if (missing === 0) return [page];
    // A gap takes as much room as the one number it would hide.
    return missing === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}
