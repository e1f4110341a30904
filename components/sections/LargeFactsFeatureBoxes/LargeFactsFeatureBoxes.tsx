import { graphql, useFragment } from 'react-relay';
import type { LargeFactsFeatureBoxes_section$key } from './__generated__/LargeFactsFeatureBoxes_section.graphql.ts';

type Props = { section: LargeFactsFeatureBoxes_section$key };

export function LargeFactsFeatureBoxes({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment LargeFactsFeatureBoxes_section on PageElementsSectionElementsLargeFactsFeatureBoxesLayout {
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
