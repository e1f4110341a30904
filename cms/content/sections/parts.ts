import type { CategoryKey } from '../categories.ts';
import type { Text } from '../localised.ts';
import type { PageName } from '../PageName.ts';

export type CtaStyle = 'standard' | 'gradient';
export type ButtonStyle = 'purple' | 'black' | 'outline' | 'outline-dark' | 'white' | 'partner-signup';
export type ButtonIcon = 'youtube' | 'linkedin';

/** Target of a link. `raw:` passes the rest unchanged, as an editor may have typed it. */
export type Target =
  | `page:${PageName}`
  | `page:${PageName}#${string}`
  | `post:${string}`
  | `category:${CategoryKey}`
  | 'blog'
  | 'docs'
  | `docs/${string}`
  | 'qr'
  | 'cookie-settings'
  | `#${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`
  | `raw:${string}`;

export type Link = { url: Target; title: Text; target?: '_blank' };
export type Button = { link: Link; style: ButtonStyle; icon?: ButtonIcon };

/** Creates a link. URLs of other hosts open in a new tab. */
export function link(url: Target, title: Text): Link {
  return url.startsWith('https://') ? { url, title, target: '_blank' } : { url, title };
}

export function button(style: ButtonStyle, url: Target, title: Text, icon?: ButtonIcon): Button {
  return { link: link(url, title), style, ...(icon && { icon }) };
}
