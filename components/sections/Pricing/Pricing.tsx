import { graphql, useFragment } from 'react-relay';
import type { Pricing_section$key } from './__generated__/Pricing_section.graphql.ts';

type Props = { section: Pricing_section$key };

export function Pricing({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment Pricing_section on PageElementsSectionElementsPricingLayout {
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
