import { graphql, useFragment } from 'react-relay';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { css } from '#styled/css';
import type { Placement } from '#components/post/Placement.ts';
import type { SectionContent_section$key } from './__generated__/SectionContent_section.graphql.ts';

type Props = Pick<Placement, 'isOpening'> & { section: SectionContent_section$key };

// Only the first paragraph of an article is large.
const bodyStyles = css({ '& > p:first-child': { fontSize: 'inherit', lineHeight: 'inherit' } });

/** Rich text of an article. */
export function SectionContent({ section, isOpening }: Props) {
  const { contentWysiwyg } = useFragment(
    graphql`
      fragment SectionContent_section on BlogPostElementsSectionElementsSectionContentLayout {
        contentWysiwyg
      }
    `,
    section,
  );
  if (!contentWysiwyg) return null;
  return <RichText html={contentWysiwyg} size="article" className={isOpening ? undefined : bodyStyles} />;
}
