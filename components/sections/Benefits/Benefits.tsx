import { graphql, useFragment } from 'react-relay';
import type { Benefits_section$key } from './__generated__/Benefits_section.graphql.ts';

type Props = { section: Benefits_section$key };

export function Benefits({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment Benefits_section on PageElementsSectionElementsBenefitsLayout {
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
