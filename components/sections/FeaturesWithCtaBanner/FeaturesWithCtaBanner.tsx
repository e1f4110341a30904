import { graphql, useFragment } from 'react-relay';
import type { FeaturesWithCtaBanner_section$key } from './__generated__/FeaturesWithCtaBanner_section.graphql.ts';

type Props = { section: FeaturesWithCtaBanner_section$key };

export function FeaturesWithCtaBanner({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment FeaturesWithCtaBanner_section on PageElementsSectionElementsFeaturesWithCtaBannerLayout {
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
