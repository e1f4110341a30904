import { useLingui } from '@lingui/react/macro';
import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';

export type LinkProps = {
  /** A path of the site, another host's address, `#anchor`, `mailto:` or `tel:`. Empty: drawn as plain text. */
  href: string | null | undefined;
  /** `_blank` as the editor chose. */
  target?: string | null | undefined;
  children: ReactNode;
  className?: string | undefined;
  /** Shows the diagonal arrow on a link that opens in a new tab. */
  showsExternalIcon?: boolean;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string | undefined;
  hrefLang?: string | undefined;
  lang?: string | undefined;
  title?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

const externalIcon = css({ width: '3', height: '3', flex: 'none' });

/** The one way to write a link: other hosts get `rel`, new tabs are announced, refused addresses are plain text. */
export function Link({
  href,
  target,
  children,
  className,
  showsExternalIcon = false,
  'aria-label': label,
  ...rest
}: LinkProps) {
  const { t } = useLingui();
  if (!href || !isSafeAddress(href)) return <span className={className}>{children}</span>;
  const opensNewTab = target === '_blank';
  const isExternal = /^https?:/.test(href);
  const hint = opensNewTab
    ? t({ message: '(opens in a new tab)', comment: 'Read aloud after the name of a link' })
    : '';
  return (
    <a
      {...rest}
      // A label is read in place of all that stands inside.
      aria-label={label && `${label} ${hint}`.trim()}
      href={href}
      className={className}
      target={opensNewTab ? '_blank' : undefined}
      rel={opensNewTab || isExternal ? 'noopener' : undefined}
    >
      {children}
      {opensNewTab && showsExternalIcon && <Icon name="external" className={externalIcon} />}
      {opensNewTab && !label && <span className={visuallyHidden()}>{` ${hint}`}</span>}
    </a>
  );
}

/** Addresses come from editors; a script or data address never becomes a link. */
function isSafeAddress(href: string): boolean {
  return /^(\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)/i.test(href);
}
