import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { sectionWords } from '#components/content/sectionWords.ts';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { FoldedGroups } from './FoldedGroups.tsx';
import { Rows } from './Rows.tsx';
import { tableRows } from './tableRows.ts';
import type { Table_section$key } from './__generated__/Table_section.graphql.ts';

type Props = { section: Table_section$key };

/** Rows in groups: a comparison as one table, or a long list whose groups unfold and are searched. */
export function Table({ section }: Props) {
  const id = useId();
  const data = useFragment(
    graphql`
      fragment Table_section on PageElementsSectionElementsTableLayout {
        ...sectionWords_section
        backgroundColor
        headings
        searchable
        groups {
          title
          lines
        }
      }
    `,
    section,
  );
  const words = sectionWords(data);
  const { title } = words;
  const { backgroundColor, searchable } = data;
  const groups = (data.groups ?? []).flatMap((group) => {
    const rows = tableRows(group?.lines);
    return rows.length > 0 ? [{ title: group?.title ?? '', rows }] : [];
  });
  if (groups.length === 0) return null;
  const headings = (data.headings ?? '').split('\n').flatMap((heading) => heading.trim() || []);

  return (
    <Section tone={toneOf(backgroundColor, 'white')} labelledBy={title ? id : undefined}>
      <Container>
        <SectionHead {...words} isSplit id={id} />
        {searchable ? (
          <FoldedGroups groups={groups} headings={headings} />
        ) : (
          <Rows groups={groups} headings={headings} />
        )}
      </Container>
    </Section>
  );
}
