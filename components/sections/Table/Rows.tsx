import { useLingui } from '@lingui/react/macro';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css } from '#styled/css';
import { ColumnHeadings } from '#components/content/HeadedSection.tsx';

export type TableRow = { name: string; cells: readonly string[] };
export type TableGroup = { title: string; rows: readonly TableRow[] };

type Props = {
  /** Accessible name of the table. */
  name: string | null | undefined;
  groups: readonly TableGroup[];
  headings: readonly string[];
};

const styles = {
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    textStyle: 'small',
    '& :is(th, td)': {
      textAlign: 'start',
      paddingBlock: '14px',
      paddingInline: '0 16px',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
    },
    '& tr': { borderBottom: '1px solid token(colors.border)' },
    '& thead': { borderBottom: '1px solid token(colors.border.ink)' },
    '& tbody th': { fontWeight: '400' },
    // Reserves space for the button of `startRowSelection`.
    '&[data-rows-are-chosen] tr > :last-child': { position: 'relative', paddingInlineEnd: '44px' },
    '& tr > :first-child': { width: '40%' },
    // On phones, a row's name is above its cells.
    smDown: {
      '& tr': { display: 'flex', flexWrap: 'wrap' },
      '& tr > :first-child': { flex: '0 0 100%', paddingBottom: '0' },
      '& tr > :not(:first-child), & thead th': { flex: '1 1 0', paddingTop: '6px' },
      '& thead th:has(> span), & tr[hidden]': { display: 'none' },
      '& tbody th': { fontWeight: '600' },
    },
  }),
  groupName: css({
    '& > th': { paddingTop: '36px!', fontWeight: '600!', borderBottom: '1px solid token(colors.border.ink)' },
  }),
  unseen: css({ srOnly: true }),
  muted: css({ color: 'text.muted' }),
};

/** Table with a `tbody` for each group. The group's name is above its rows. */
export function Rows({ name, groups, headings }: Props) {
  const { t } = useLingui();
  const columns = 1 + Math.max(...groups.flatMap(({ rows }) => rows.map(({ cells }) => cells.length)));
  return (
    <table aria-label={name || undefined} className={styles.table}>
      {headings.length > 0 && (
        <thead>
          <tr>
            {headings.length < columns && (
              <th scope="col">
                <span className={styles.unseen}>
                  {t({
                    message: 'Feature',
                    comment: 'Heading of the first column of a comparison table, for screen readers only',
                  })}
                </span>
              </th>
            )}
            <ColumnHeadings headings={headings} />
          </tr>
        </thead>
      )}
      {groups.map(({ title, rows }, index) => (
        <tbody key={`${index} ${title}`}>
          {title && (
            <tr className={styles.groupName}>
              <th colSpan={columns} scope="rowgroup">
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ name: rowName, cells }) => (
            <tr key={rowName}>
              <th scope="row">{rowName}</th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <Cell text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ text }: { text: string }) {
  const { t } = useLingui();
  if (text === '+') return <Icon name="check" label={t`Included`} />;
  if (text === '-') return <span className={styles.muted}>{t`Not included`}</span>;
  return text;
}
