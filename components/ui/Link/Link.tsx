import { useLingui } from '@lingui/react/macro';
import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';

export type LinkProps = {
  /** Path on the site, URL of another host, `#anchor`, `mailto:` or `tel:`. If empty, only the text is rendered. */
  href: string | null | undefined;
  /** Editor's choice: `_blank` or none. */
  target?: string | null | undefined;
  children: ReactNode;
  className?: string | undefined;
  /** Whether a link that opens a new tab shows the diagonal arrow. */
  showsExternalIcon?: boolean;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string | undefined;
  hrefLang?: string | undefined;
  lang?: string | undefined;
  title?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

const externalIcon = css({ width: '3', height: '3', flex: 'none' });

/**
 * Link, used for every link of the site. Adds `rel` for other hosts, announces new tabs, and renders unsafe URLs as
 * plain text.
 */
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
      // A label replaces the content for screen readers, so it must include the hint.
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

/** Returns whether an editor's URL is safe as a link. Script and data URLs are not. */
function isSafeAddress(href: string): boolean {
  return /^(\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)/i.test(href);
}
