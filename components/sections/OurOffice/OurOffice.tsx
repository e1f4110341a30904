import { graphql, useFragment } from 'react-relay';
import type { OurOffice_section$key } from './__generated__/OurOffice_section.graphql.ts';

type Props = { section: OurOffice_section$key };

export function OurOffice({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment OurOffice_section on PageElementsSectionElementsOurOfficeLayout {
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
