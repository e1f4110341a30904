import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { blogPath, categoryPath, useBlogLocale } from '#components/post/blogPaths.ts';
import type { CategoryChips_categories$key } from './__generated__/CategoryChips_categories.graphql.ts';

type Props = {
  categories: CategoryChips_categories$key;
  /** Number of all articles; `undefined` in a very long blog. */
  totalCount: number | undefined;
  /** Slug of the current category; `undefined` for all articles, `null` on other pages such as a search. */
  current: string | null | undefined;
};

const styles = {
  nav: css({ width: { base: '100%', sm: 'auto' } }),
  // Columns on phones, so that no chip moves to another row when the typeface loads.
  list: css({
    display: { base: 'grid', sm: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    flexWrap: 'wrap',
    gap: '2',
  }),
  chip: css({
    display: { base: 'flex', sm: 'inline-flex' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '11',
    padding: '8px 16px',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    fontWeight: '600',
    fontSize: '.9375rem',
    lineHeight: '1.3',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { borderColor: 'ink', background: 'pale' },
    '&[aria-current]': { background: 'ink', borderColor: 'ink', color: 'white' },
  }),
  count: css({ fontWeight: '400', opacity: '0.82', fontVariantNumeric: 'tabular-nums' }),
};

/** Links to all articles and to each category that has any, with the number of articles. */
export function CategoryChips({ categories, totalCount, current }: Props) {
  const { t } = useLingui();
  const locale = useBlogLocale();
  const data = useFragment(
    graphql`
      fragment CategoryChips_categories on Category @relay(plural: true) {
        name
        slug
        count
      }
    `,
    categories,
  );
  const filled = data.flatMap(({ name, slug, count }) =>
    name && slug && (count || slug === current) ? [{ name, slug, count: count ?? 0 }] : [],
  );
  if (filled.length === 0) return null;
  return (
    <nav
      className={styles.nav}
      aria-label={t({ message: 'Categories', comment: 'Name of the navigation between blog categories' })}
    >
      <ul className={styles.list}>
        <li>
          <a
            href={blogPath(locale)}
            aria-current={current === undefined ? 'page' : undefined}
            className={styles.chip}
          >
            {t({ message: 'All', comment: 'Blog navigation: the articles of all categories' })}{' '}
            {totalCount !== undefined && <span className={styles.count}>{totalCount}</span>}
          </a>
        </li>
        {filled.map(({ name, slug, count }) => (
          <li key={slug}>
            <a
              href={categoryPath(slug, locale)}
              aria-current={slug === current ? 'page' : undefined}
              className={styles.chip}
            >
              {`${name} `}
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
