import { graphql, useFragment } from 'react-relay';
import type { OurValues_section$key } from './__generated__/OurValues_section.graphql.ts';

type Props = { section: OurValues_section$key };

export function OurValues({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment OurValues_section on PageElementsSectionElementsOurValuesLayout {
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
