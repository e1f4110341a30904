import { graphql, useFragment } from 'react-relay';
import type { OurTeam_section$key } from './__generated__/OurTeam_section.graphql.ts';

type Props = { section: OurTeam_section$key };

export function OurTeam({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment OurTeam_section on PageElementsSectionElementsOurTeamLayout {
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
