import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { Placement } from '#components/post/Placement.ts';
import type { SectionHeading_section$key } from './__generated__/SectionHeading_section.graphql.ts';

type Props = Pick<Placement, 'anchor'> & { section: SectionHeading_section$key };

const heading = css({
  maxWidth: 'column',
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  lineHeight: '1.12',
  letterSpacing: '-.025em',
  fontWeight: '600',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  '&:lang(de)': { fontStretch: '86%', hyphens: 'auto' },
  _print: { breakAfter: 'avoid' },
});

/** Heading of an article. The contents list links to it. */
export function SectionHeading({ section, anchor }: Props) {
  const { sectionHeading } = useFragment(
    graphql`
      fragment SectionHeading_section on BlogPostElementsSectionElementsSectionHeadingLayout {
        sectionHeading
      }
    `,
    section,
  );
  if (!sectionHeading?.trim()) return null;
  return (
    <h2 id={anchor} data-section-heading="" className={heading}>
      {sectionHeading}
    </h2>
  );
}
