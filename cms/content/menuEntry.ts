import type { Text } from './localised.ts';
import { decoration } from './media.ts';
import type { MenuEntry } from './navigation.ts';
import { link, type Target } from './sections/parts.ts';

/** A sub-menu entry with one of the line icons. */
export function entry(icon: string, url: Target, title: Text, description: Text): MenuEntry {
  return { link: link(url, title), icon: decoration(`icon-${icon}.svg`), description };
}
