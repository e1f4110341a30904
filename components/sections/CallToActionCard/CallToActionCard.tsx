import { graphql, useFragment } from 'react-relay';
import type { CallToActionCard_section$key } from './__generated__/CallToActionCard_section.graphql.ts';

type Props = { section: CallToActionCard_section$key };

export function CallToActionCard({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment CallToActionCard_section on PageElementsSectionElementsCallToActionCardLayout {
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
