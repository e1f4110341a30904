import { useFragment } from 'react-relay';
import { SectionMark } from '#components/preview/SectionMark.tsx';
import { SectionAnchorContext } from '#components/ui/Section/Section.tsx';
import { sectionAnchors } from '#schema/anchors.ts';
import { fragment } from './generated/pageSections.ts';
import { kindOf, renderSection } from './registry.ts';
import { SectionBoundary } from '#components/ui/Section/SectionBoundary.tsx';
import type { pageSections_sections$key } from './generated/__generated__/pageSections_sections.graphql.ts';

type Props = { sections: pageSections_sections$key };

/** Sections of a page in the editor's order. Omits sections of an unknown kind and sections that throw. */
export function PageSections({ sections }: Props) {
  const data = useFragment(fragment, sections);
  const kinds = data.map(({ __typename }) => kindOf(__typename));
  const anchors = sectionAnchors(kinds);
  return data.map((section, index) => {
    const kind = kinds[index];
    if (kind === undefined) return null;
    return (
      // Sections have no ID, and their order never changes.
      <SectionMark key={index} kind={kind} row={index}>
        <SectionAnchorContext value={anchors[index]}>
          <SectionBoundary>{renderSection(kind, section)}</SectionBoundary>
        </SectionAnchorContext>
      </SectionMark>
    );
  });
}
