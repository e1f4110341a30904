import type { Page } from '@playwright/test';

/** One picture to take: an address as somebody looks at it. */
export type View = {
  /** Of the file, without its ending. */
  name: string;
  address: string;
  /** In CSS pixels. */
  width: number;
  media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
};

/** A phone and a desk. */
const widths = [390, 1440];

/** What stands on paper, and what an eye without our colours has to find. */
const pages = {
  home: '/',
  pricing: '/pricing',
  article: '/blog/cause-15-at-high-water',
  preise: '/de/preise',
};

/** Other ways to look: printed on A4, in the visitor's own colours, at night, and at 400 % of a small desk's screen. */
const ways: Record<string, Omit<View, 'name' | 'address'>> = {
  printed: { width: 794, media: { media: 'print' } },
  'forced-colours': { width: 1440, media: { forcedColors: 'active', colorScheme: 'dark' } },
  dark: { width: 1440, media: { colorScheme: 'dark' } },
  zoomed: { width: 320 },
};

/** The pictures of a catalogue entry, whose longest words are those of German. */
export function viewsOf(entry: string): View[] {
  const address = entry.endsWith('/longest') ? `/de${entry}` : entry;
  const name = entry.replace('/__catalogue/', '').replaceAll('/', '-');
  return widths.map((width) => ({ name: `${name}-${width}`, address, width }));
}

export const otherViews: readonly View[] = Object.entries(pages).flatMap(([page, address]) =>
  Object.entries(ways).map(([way, view]) => ({ name: `${page}-${way}`, address, ...view })),
);
