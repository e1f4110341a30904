import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css } from '#styled/css';
import { Rows, type TableGroup } from './Rows.tsx';

const styles = {
  field: css({
    maxWidth: '420px',
    marginBottom: '8',
    // Reserves the field's space while it is hidden, so that the table does not move when the script shows the field.
    '&[hidden]': {
      display: 'block',
      visibility: 'hidden',
      '@media (scripting: none)': { display: 'none' },
    },
    _print: { display: 'none!' },
  }),
  label: css({ display: 'block', marginBottom: '2', textStyle: 'label' }),
  input: css({
    width: '100%',
    minHeight: '12',
    paddingInline: '4',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    background: 'surface',
  }),
  found: css({ minHeight: '1.5em', marginTop: '2', textStyle: 'small', color: 'text.muted' }),
  group: css({ borderTop: '1px solid token(colors.border.ink)', '&[hidden]': { display: 'none' } }),
  name: css({
    display: 'flex',
    gap: '3',
    alignItems: 'baseline',
    paddingBlock: '5',
    listStyle: 'none',
    cursor: 'pointer',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent.text' },
    '& svg': { marginInlineStart: 'auto', alignSelf: 'center' },
    'details[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
  }),
  count: css({ fontWeight: '400', color: 'text.muted', fontStyle: 'italic' }),
};

/** Collapsible groups. `startTableSearch` shows the search field, which filters the rows. */
export function FoldedGroups({
  groups,
  headings,
  children,
}: {
  groups: readonly TableGroup[];
  headings: readonly string[];
  /** Content below the groups. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div data-table-search>
      <search hidden className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {t({ message: 'Search the table', comment: 'Label of a field above a long table' })}
        </label>
        <input id={id} type="search" autoComplete="off" className={styles.input} />
        <p role="status" className={styles.found}>
          <span hidden>
            {t({ message: 'No rows match your search.', comment: 'Search in a table without results' })}
          </span>
        </p>
      </search>
      {groups.map((group, index) => (
        <details key={`${index} ${group.title}`} className={styles.group}>
          <summary className={styles.name}>
            {group.title}
            <span className={styles.count}>{group.rows.length}</span>
            <Icon name="chevron-down" />
          </summary>
          <Rows name={group.title} groups={[{ title: '', rows: group.rows }]} headings={headings} />
        </details>
      ))}
      {children}
    </div>
  );
}
