type Drawing = {
  /** Side of the square view box. */
  box: 16 | 18 | 22;
  /** Stroke width, if it differs from the default. */
  weight?: number;
  path: string;
};

/**
 * Built-in icons: line drawings in a square of 16 pixels. Icons with `sheet` are in `sheet.svg`, which the browser
 * fetches once, because their paths are long and they appear at the end of pages.
 */
export const icons = {
  'arrow-left': { box: 16, path: 'M13.5 8h-11M7 3.5 2.5 8 7 12.5' },
  'arrow-right': { box: 16, path: 'M2.5 8h11M9 3.5 13.5 8 9 12.5' },
  external: { box: 16, path: 'M5 3h8v8M13 3 3.5 12.5' },
  'chevron-down': { box: 16, path: 'm3 5.5 5 5 5-5' },
  'chevron-right': { box: 16, path: 'm5.5 3 5 5-5 5' },
  close: { box: 16, path: 'm3 3 10 10M13 3 3 13' },
  check: { box: 16, path: 'm2.5 8.5 3.5 3.5 7.5-8' },
  plus: { box: 16, path: 'M8 2.5v11M2.5 8h11' },
  minus: { box: 16, path: 'M2.5 8h11' },
  menu: { box: 16, path: 'M1.5 5h13M1.5 11h13' },
  more: { box: 16, weight: 2.5, path: 'M3 8v.01M8 8v.01M13 8v.01' },
  search: { box: 16, path: 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM10.5 10.5 14 14' },
  copy: { box: 16, path: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3' },
  download: { box: 16, path: 'M8 2v8.5M4.2 6.8 8 10.5l3.8-3.7M2.5 13.5h11' },
  print: { box: 16, path: 'M4.5 5.5v-3h7v3M4.5 11.5h-2v-6h11v6h-2M4.5 9.5h7v4h-7z' },
  link: {
    box: 16,
    path: 'M6.5 9.5a3 3 0 0 0 4.3 0l2-2a3 3 0 0 0-4.3-4.3l-.8.8M9.5 6.5a3 3 0 0 0-4.3 0l-2 2a3 3 0 0 0 4.3 4.3l.8-.8',
  },
  mail: { box: 16, path: 'M1.8 3.5h12.4v9H1.8zM2 4l6 5 6-5' },
  phone: {
    box: 16,
    path: 'M2.5 3c0 6 4.5 10.5 10.5 10.5l.8-2.8-3-1.4-1.5 1.2a8 8 0 0 1-3.8-3.8L6.7 5.2l-1.4-3z',
  },
  pause: { box: 16, path: 'M5.5 3v10M10.5 3v10' },
  play: { box: 16, path: 'M4.5 2.8v10.4L13 8z' },
  alert: { box: 18, path: 'M16.2 9A7.2 7.2 0 1 1 1.8 9a7.2 7.2 0 0 1 14.4 0zM9 5.2v4.6M9 12.6v.2' },
  info: { box: 18, path: 'M16.2 9A7.2 7.2 0 1 1 1.8 9a7.2 7.2 0 0 1 14.4 0zM9 8.2v4.6M9 5.2v.2' },
  success: { box: 18, path: 'M16.2 9A7.2 7.2 0 1 1 1.8 9a7.2 7.2 0 0 1 14.4 0zM5.8 9.3l2.3 2.3 4.2-4.7' },
  linkedin: 'sheet',
  youtube: 'sheet',
  chat: { box: 16, path: 'M2 3h12v8H7l-3 3v-3H2z' },
  /** Mark of the sign-up partner, for the partner button. */
  partner: { box: 22, weight: 2.5, path: 'M3 16 11 4l8 12M6.5 16 11 9.5 15.5 16' },
  cookie: 'sheet',
} as const satisfies Record<string, Drawing | 'sheet'>;

export type IconName = keyof typeof icons;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

export function drawingOf(name: IconName): Drawing | 'sheet' {
  return icons[name];
}
