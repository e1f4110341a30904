import { graphql, useFragment } from 'react-relay';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { FoldedGroups } from './FoldedGroups.tsx';
import { Rows, type TableRow } from './Rows.tsx';
import { RowSelection } from './RowSelection.tsx';
import type { Table_section$key } from './__generated__/Table_section.graphql.ts';

type Props = { section: Table_section$key };

/** Rows in groups, as a single table for comparisons, or as a long list with collapsible groups and a search. */
export function Table({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment Table_section on PageElementsSectionElementsTableLayout {
        label
        title
        subtitle
        description
        backgroundColor
        headings
        searchable
        selectionTitle
        selectionUnit
        groups {
          title
          lines
        }
      }
    `,
    section,
  );
  const { backgroundColor, searchable, selectionTitle, selectionUnit } = data;
  const groups = (data.groups ?? []).flatMap((group) => {
    const rows = tableRows(group?.lines);
    return rows.length > 0 ? [{ title: group?.title ?? '', rows }] : [];
  });
  if (groups.length === 0) return null;
  const headings = (data.headings ?? '').split('\n').flatMap((heading) => heading.trim() || []);

  return (
    <HeadedSection words={data} tone={toneOf(backgroundColor, 'white')}>
      {searchable ? (
        <FoldedGroups groups={groups} headings={headings}>
          {selectionTitle && selectionUnit && (
            <RowSelection title={selectionTitle} unit={selectionUnit} headings={headings} />
          )}
        </FoldedGroups>
      ) : (
        <Rows name={data.title} groups={groups} headings={headings} />
      )}
    </HeadedSection>
  );
}

/** Parses the rows of a group: one per line, cells separated by `|`. Skips lines without a name. */
function tableRows(lines: string | null | undefined): TableRow[] {
  return (lines ?? '').split('\n').flatMap((line) => {
    const [name = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return name === '' ? [] : [{ name, cells }];
  });
}
