import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css } from '#styled/css';
import { listAddress } from '#components/post/blogPaths.ts';

const edge = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  minHeight: '11',
  paddingInline: '4',
  borderRadius: 'control',
  fontWeight: '600',
  flex: { base: '1', sm: 'none' },
} as const;

const number = {
  display: 'grid',
  placeItems: 'center',
  minWidth: { base: '10', sm: '11' },
  minHeight: '11',
  borderRadius: 'control',
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
} as const;

const styles = {
  pager: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: '10',
  }),
  numbers: css({
    display: 'flex',
    gap: { base: '2', sm: '1' },
    // Below `sm`, the numbers are in a separate row at the top.
    order: { base: '-1', sm: '0' },
    width: { base: '100%', sm: 'auto' },
    justifyContent: 'center',
  }),
  number: css({
    ...number,
    textDecoration: 'none',
    _hover: { background: 'pale' },
    '&[aria-current]': { background: 'ink', color: 'white' },
  }),
  gap: css(number),
  edge: css({
    ...edge,
    textDecoration: 'none',
    border: '1px solid token(colors.border.strong)',
    _hover: { borderColor: 'ink' },
  }),
  edgeOff: css({ ...edge, background: 'surface.tint', color: 'text.muted' }),
};

type Props = {
  /** Path of the list. */
  path: string;
  search?: string | undefined;
  pageNumber: number;
  pageCount: number;
};

/** Pagination of a list. Renders nothing for a single page. */
export function Pager({ path, search, pageNumber, pageCount }: Props) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  const addressOf = (number: number) => listAddress(path, { pageNumber: number, search });
  const newerLink = (
    <>
      <Icon name="arrow-left" />
      <Trans comment="Link to the page of the blog with articles published later">Newer</Trans>
    </>
  );
  const olderLink = (
    <>
      <Trans comment="Link to the page of the blog with articles published earlier">Older</Trans>
      <Icon name="arrow-right" />
    </>
  );
  return (
    <nav
      className={styles.pager}
      aria-label={t({ message: 'Pages', comment: 'Name of the navigation between pages of a list' })}
    >
      {pageNumber > 1 ? (
        <a href={addressOf(pageNumber - 1)} rel="prev" className={styles.edge}>
          {newerLink}
        </a>
      ) : (
        <span aria-hidden="true" className={styles.edgeOff}>
          {newerLink}
        </span>
      )}
      <ol className={styles.numbers}>
        {pageWindow(pageNumber, pageCount).map((page, index) => (
          <li key={page === 'gap' ? `gap ${index}` : page}>
            {page === 'gap' ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              <a
                href={addressOf(page)}
                aria-label={t({ message: `Page ${page}`, comment: 'Name of a link to a page of a list' })}
                aria-current={page === pageNumber ? 'page' : undefined}
                className={styles.number}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {pageNumber < pageCount ? (
        <a href={addressOf(pageNumber + 1)} rel="next" className={styles.edge}>
          {olderLink}
        </a>
      ) : (
        <span aria-hidden="true" className={styles.edgeOff}>
          {olderLink}
        </span>
      )}
    </nav>
  );
}

/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbours. Each `gap` stands for
 * omitted numbers.
 */
export function pageWindow(current: number, count: number): (number | 'gap')[] {
  const candidates = [1, current - 1, current, current + 1, count].filter(
    (page) => page >= 1 && page <= count,
  );
  const pages = [...new Set(candidates)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gapLength = page - (pages[index - 1] ?? page - 1) - 1;
    if (gapLength === 0) return [page];
    // A gap would take as much space as a single hidden number.
    return gapLength === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}
