/** The interface's own icons: 16-px line drawings, one path or several in a list. */
export const icons = {
  arrow: ['M2.5 8h11M9 3.5 13.5 8 9 12.5'],
  external: ['M5 3h8v8M13 3 3.5 12.5'],
  chevron: ['m3 5.5 5 5 5-5'],
  check: ['m2.5 8.5 3.5 3.5 7.5-8'],
  close: ['m3 3 10 10M13 3 3 13'],
  menu: ['M1.5 5h13M1.5 11h13'],
  plus: ['M8 2.5v11M2.5 8h11'],
  minus: ['M2.5 8h11'],
  search: ['M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.6 10.6 14 14'],
  alert: ['M8 1.8 15 14H1zM8 6v4M8 12v.1'],
  copy: ['M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'],
  pause: ['M5.5 3v10M10.5 3v10'],
  play: ['M4.5 2.5v11l9-5.5z'],
  mail: ['M1.5 3.5h13v9h-13zM2 4l6 5 6-5'],
  youtube: ['M1.5 4.5Q1.5 3 3 3h10q1.5 0 1.5 1.5v7q0 1.5-1.5 1.5H3q-1.5 0-1.5-1.5zM6.5 5.8v4.4L10.3 8z'],
  linkedin: ['M2 2h12v12H2zM5 7v4M5 4.8v.1M8 11V7M8 9c0-1.2.7-2 1.7-2S11 7.6 11 9v2'],
  partner: ['M2 13 8 3l6 10zM5.5 13 8 9l2.5 4'],
  cookie: ['M14 8a6 6 0 1 1-6-6 2.6 2.6 0 0 0 3 3 2.6 2.6 0 0 0 3 3zM6 6v.1M5.5 9.8v.1M9.5 10.8v.1'],
  chat: ['M2 3h12v8H7l-3 3v-3H2z'],
} as const satisfies Record<string, readonly string[]>;

export type IconName = keyof typeof icons;
