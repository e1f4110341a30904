import { graphql, useFragment } from 'react-relay';
import type { Faq_section$key } from './__generated__/Faq_section.graphql.ts';

type Props = { section: Faq_section$key };

export function Faq({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment Faq_section on PageElementsSectionElementsFaqLayout {
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
