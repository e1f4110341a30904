import type { Text } from './localised.ts';
import type { Media } from './media.ts';
import type { Button, CtaStyle, Link } from './sections/parts.ts';

/** Types of the content behind the REST routes of menu, footer and error page. */
export type MenuEntry = { link: Link; icon?: Media; description?: Text };

/** A column of entries with an optional title. */
export type MenuColumn = { title?: Text; entries: MenuEntry[] };

export type MenuItem =
  | { kind: 'link'; link: Link }
  | {
      kind: 'dropdown';
      text: Text;
      columns: MenuColumn[];
      cta: { style: CtaStyle; title: Text; description: Text; image?: Media; buttons: Button[] };
    };

export type MenuFixture = { logo: Media; items: MenuItem[]; buttons: Button[] };

export type FooterFixture = {
  address: Text[][];
  menu: { title: Text; items: { link: Link; highlight?: boolean }[] }[];
  socials: { link: string; icon: 'linkedin' | 'youtube'; altText: Text }[];
  copyright: { text?: Text; link?: Link }[];
};

export type ErrorPageFixture = {
  byline: Text;
  title: Text;
  description: Text;
  image: Media;
  buttons: Button[];
};
