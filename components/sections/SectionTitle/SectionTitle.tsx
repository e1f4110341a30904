import { graphql, useFragment } from 'react-relay';
import type { SectionTitle_section$key } from './__generated__/SectionTitle_section.graphql.ts';

type Props = { section: SectionTitle_section$key };

export function SectionTitle({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment SectionTitle_section on PageElementsSectionElementsSectionTitleLayout {
        title
      }
    `,
    section,
  );
  if (!title) return null;
  return (
    <section>
      <h2>{title}</h2>
    </section>
  );
}
