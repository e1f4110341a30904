import type { SubMenuEntry } from '#schema/siteContent.ts';
import { Link } from '#components/ui/Link/Link.tsx';
import { css, cx } from '#styled/css';
import { useCurrentMark } from '#components/site/usePage.ts';

const styles = {
  entry: css({
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    gap: '3.5',
    padding: '3',
    borderRadius: 'control',
    textDecoration: 'none',
    _hover: { background: 'shoal', '& b': { color: 'accent.text' } },
    '&[aria-current]': { background: 'shoal' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& img': { width: '10', height: '10' },
  }),
  plain: css({ gridTemplateColumns: '1fr', paddingBlock: '10px' }),
  description: css({ display: 'block', fontSize: '.9063rem', lineHeight: '1.45', color: 'text.muted' }),
};

/** The entries of a dropdown's column. Where an entry has no icon, its text takes the icon's place. */
export function MenuEntries({ entries }: { entries: readonly SubMenuEntry[] }) {
  const currentMark = useCurrentMark();
  return (
    <ul>
      {entries.map(({ id, link, icon, link_description }) => (
        <li key={id}>
          <Link
            href={link.url}
            target={link.target}
            className={cx(styles.entry, !icon && styles.plain)}
            aria-current={currentMark(link.url)}
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
