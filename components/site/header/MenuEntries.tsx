import type { SubMenuEntry } from '#schema/siteContent.ts';
import { Link } from '#components/ui/Link/Link.tsx';
import { css, cx } from '#styled/css';

const styles = {
  entry: css({
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    gap: '3.5',
    padding: '3',
    borderRadius: 'control',
    textDecoration: 'none',
    _hover: { background: 'pale', '& b': { color: 'accent.text' } },
    '&[aria-current]': { background: 'pale' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& img': { width: '10', height: '10' },
  }),
  plain: css({ gridTemplateColumns: '1fr', paddingBlock: '10px' }),
  description: css({ display: 'block', fontSize: '.9063rem', lineHeight: '1.45', color: 'text.muted' }),
};

type Props = {
  entries: readonly SubMenuEntry[];
  /** Path of the current page, whose entry is marked as current. */
  current?: string | undefined;
};

/** Returns whether a column has entries. Entries of features that are off have already been removed. */
export function hasEntries({ sub_menu }: { sub_menu: readonly SubMenuEntry[] }): boolean {
  return sub_menu.length > 0;
}

/** Entries of a column in a dropdown. If an entry has no icon, its text starts at the icon's position. */
export function MenuEntries({ entries, current }: Props) {
  return (
    <ul>
      {entries.map(({ id, link, icon, link_description }) => (
        <li key={id}>
          <Link
            href={link.url}
            target={link.target}
            className={cx(styles.entry, !icon && styles.plain)}
            aria-current={link.url === current ? 'page' : undefined}
          >
            {icon && <img src={icon} alt="" width={40} height={40} loading="lazy" />}
            <span>
              <b>{link.title}</b>
              {link_description && <span className={styles.description}>{link_description}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
