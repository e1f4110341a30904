import { graphql, useFragment } from 'react-relay';
import type { DashboardFeatures_section$key } from './__generated__/DashboardFeatures_section.graphql.ts';

type Props = { section: DashboardFeatures_section$key };

export function DashboardFeatures({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment DashboardFeatures_section on PageElementsSectionElementsDashboardFeaturesLayout {
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
