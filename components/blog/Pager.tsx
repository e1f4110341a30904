import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { listAddress } from './listAddress.ts';
import { pageWindow } from './pageWindow.ts';
import { styles } from './Pager.styles.ts';

type Props = {
  /** The list's own address. */
  path: string;
  search?: string | undefined;
  pageNumber: number;
  pageCount: number;
};

/** The way through a list of several pages; nothing where there is one. */
export function Pager({ path, search, pageNumber, pageCount }: Props) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  const addressOf = (number: number) => listAddress(path, { pageNumber: number, search });
  const newer = (
    <>
      <Icon name="arrow-left" />
      <Trans comment="Link to the page of the blog with articles published later">Newer</Trans>
    </>
  );
  const older = (
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
          {newer}
        </a>
      ) : (
        <span aria-hidden="true" className={styles.edgeOff}>
          {newer}
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
          {older}
        </a>
      ) : (
        <span aria-hidden="true" className={styles.edgeOff}>
          {older}
        </span>
      )}
    </nav>
  );
}
