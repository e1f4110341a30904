import { graphql, useFragment } from 'react-relay';
import type { Features_section$key } from './__generated__/Features_section.graphql.ts';

type Props = { section: Features_section$key };

export function Features({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment Features_section on PageElementsSectionElementsFeaturesLayout {
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
